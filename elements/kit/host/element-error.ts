import { advise } from '../../../core/browser/developer/advise.ts';

/** Reason why an element cannot show its screen: `loadFailed` where its code did not load, `failed` where the screen threw. */
export type ElementErrorKind = 'appMissing' | 'originRefused' | 'loadFailed' | 'failed';

/** Error in `detail` of `fe-error`. */
export interface ElementError {
  readonly kind: ElementErrorKind;
  /** Message for the developer; the person reads one chosen by `kind`. */
  readonly message: string;
  readonly error?: unknown;
}

/** Error of a missing app, in the protocol's text. */
export const appMissing = (name: string): ElementError => ({
  kind: 'appMissing',
  message: `[${name}] FronteggApp not found`,
});

const errorOf =
  (kind: ElementErrorKind) =>
  (error: unknown): ElementError => ({
    kind,
    message: error instanceof Error ? error.message : 'Unknown error occurred',
    error,
  });

/** Error of code that did not load. */
export const loadFailed = errorOf('loadFailed');

/** Error that a screen threw. */
export const failed = errorOf('failed');

/** Explains the errors that only the page's developer can fix. The browser or React has logged the other kinds. */
export const adviseDeveloper = (tag: string, { kind, message }: ElementError): void => {
  if (kind === 'appMissing' || kind === 'originRefused') advise({ kind, tag, message });
};
