import type { BrowserPage } from '../browser/page.ts';
import type { Failure, FailureKind } from '../contract/failure.ts';

/** Outcome of linking an account at a provider; without a failure it is linked. */
export interface LinkOutcome {
  /** Id of the provider. */
  readonly provider: string;
  readonly failure?: Pick<Failure, 'kind' | 'message'>;
}

type Kept = { readonly name: string; readonly page: Pick<BrowserPage, 'tab'> };

const keyOf = (name: string) => `fe.linked.${name}`;

/** Keeps the outcome in the tab's storage, for the page that the link began on. Ours. */
export const keepLinkOutcome = ({ name, page }: Kept, provider: string, kind?: FailureKind): void =>
  page.tab.write(keyOf(name), JSON.stringify({ provider, kind }));

/** The outcome that was kept; `undefined` without one, or where another script wrote there. */
export const keptLinkOutcome = ({ name, page }: Kept): LinkOutcome | undefined => {
  let kept: Readonly<Record<string, unknown>>;
  try {
    kept = Object(JSON.parse(page.tab.read(keyOf(name)) ?? '')); // looked at field by field
  } catch {
    return undefined;
  }
  const { provider, kind } = kept;
  if (typeof provider !== 'string') return undefined;
  // a kind that is not known has the common message
  return { provider, ...(typeof kind === 'string' && { failure: { kind: kind as FailureKind, message: '' } }) };
};

/** Forgets the outcome, once it is shown. */
export const forgetLinkOutcome = ({ name, page }: Kept): void => page.tab.remove(keyOf(name));
