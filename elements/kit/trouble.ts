/** Why an element cannot show its screen. `failed` is an error thrown by the screen itself. */
export type TroubleKind = 'appMissing' | 'originRefused' | 'loadFailed' | 'failed';

/** What `fe-error` tells the page, in `detail`. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** For the developer; the person reads words chosen by `kind`. */
  readonly message: string;
  readonly error?: unknown;
}

/** SPEC §8's text for an app that is not there. */
export const appMissing = (name: string): Trouble => ({
  kind: 'appMissing',
  message: `[${name}] FronteggApp not found`,
});

export const loadFailed = (error: unknown): Trouble => ({
  kind: 'loadFailed',
  message: error instanceof Error ? error.message : 'Unknown error occurred',
  error,
});
