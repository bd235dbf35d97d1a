/** Why an element cannot show its screen. `failed` is an error thrown by the screen itself. */
export type ElementErrorKind = 'appMissing' | 'originRefused' | 'loadFailed' | 'failed';

/** What `fe-error` tells the page, in `detail`. */
export interface ElementError {
  readonly kind: ElementErrorKind;
  /** For the developer; the person reads words chosen by `kind`. */
  readonly message: string;
  readonly error?: unknown;
}

/** The protocol's text for an app that is not there. */
export const appMissing = (name: string): ElementError => ({
  kind: 'appMissing',
  message: `[${name}] FronteggApp not found`,
});

export const loadFailed = (error: unknown): ElementError => ({
  kind: 'loadFailed',
  message: error instanceof Error ? error.message : 'Unknown error occurred',
  error,
});

/** What a page's developer can do about it. Of the other kinds the browser or React has written already. */
const REMEDIES: Readonly<Partial<Record<ElementErrorKind, string>>> = {
  appMissing: '. Make it with createApp(), or give the element a base-url.',
  originRefused: ', so the element stays closed.',
};

/** Writes to the console what only the page's developer can mend. */
export const logForDeveloper = (tag: string, { kind, message }: ElementError): void => {
  const remedy = REMEDIES[kind];
  // oxlint-disable-next-line no-console -- whoever sets up the page looks there first
  if (remedy) console.error(`<${tag}>: ${message}${remedy}`);
};
