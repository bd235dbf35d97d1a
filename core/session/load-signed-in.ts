import { failed, ok, type Result } from '../contract/failure.ts';

type Held = typeof import('./signed-in.lazy.ts');

let loading: Promise<Result<Held>> | undefined;
let loaded: Held | undefined;

/** What a held session needs, if it is here: it is wherever somebody is in. */
export const loadedSignedIn = (): Held | undefined => loaded;

/** Fetches what a held session needs, once; a fetch that failed is tried again when it is next asked for. */
export const loadSignedIn = (): Promise<Result<Held>> => {
  loading ??= import('./signed-in.lazy.ts').then(
    (held) => ok((loaded = held)),
    (error: unknown) => {
      loading = undefined;
      return failed({ kind: 'offline' as const, message: String(error) });
    },
  );
  return loading;
};
