import { failed, ok, type Result } from '../contract/failure.ts';

type Held = typeof import('./held.ts');

let loading: Promise<Result<Held>> | undefined;

/** Fetches what a held session needs, once; a fetch that failed is tried again when it is next asked for. */
export const loadHeld = (): Promise<Result<Held>> => {
  loading ??= import('./held.ts').then(ok, (error: unknown) => {
    loading = undefined;
    return failed({ kind: 'offline' as const, message: String(error) });
  });
  return loading;
};
