import { advise } from '../../../core/browser/developer/advise.ts';

/** Reason why an element cannot show its screen. `failed` is an error thrown by the screen itself. */
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

export const loadFailed = (error: unknown): ElementError => ({
  kind: 'loadFailed',
  message: error instanceof Error ? error.message : 'Unknown error occurred',
  error,
});

/** Explains the errors that only the page's developer can fix. The browser or React has logged the other kinds. */
export const adviseDeveloper = (tag: string, { kind, message }: ElementError): void => {
  if (kind === 'appMissing' || kind === 'originRefused') advise({ kind, tag, message });
};
