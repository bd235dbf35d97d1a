import { lazyModule } from '../browser/lazy-module.ts';
import { failed, ok, type Result } from '../contract/failure.ts';

type Held = typeof import('./signed-in.lazy.ts');

const fetchSignedIn = lazyModule(() => import('./signed-in.lazy.ts'));
let loading: Promise<Result<Held>> | undefined;
let loaded: Held | undefined;

/** Code for signed-in users, if it is loaded: it always is while a user is signed in. */
export const loadedSignedIn = (): Held | undefined => loaded;

/** Loads the code for signed-in users once; a failed load is retried at the next call. */
export const loadSignedIn = (): Promise<Result<Held>> => {
  loading ??= fetchSignedIn().then(
    (module) => ok((loaded = module)),
    (error: unknown) => {
      loading = undefined;
      return failed({ kind: 'offline' as const, message: String(error) });
    },
  );
  return loading;
};
