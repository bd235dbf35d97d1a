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

/** Remedies for the page's developer. The other kinds are logged by the browser or React already. */
const REMEDIES: Readonly<Partial<Record<ElementErrorKind, string>>> = {
  appMissing: '. Make it with createApp(), or give the element a base-url.',
  originRefused: '',
};

/** Logs to the console the errors that only the page's developer can fix. */
export const logForDeveloper = (tag: string, { kind, message }: ElementError): void => {
  const remedy = REMEDIES[kind];
  // oxlint-disable-next-line no-console -- the developer of the page looks there first
  if (remedy !== undefined) console.error(`<${tag}>: ${message}${remedy}`);
};
