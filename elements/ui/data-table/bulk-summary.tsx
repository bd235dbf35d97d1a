import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { useHostState } from '../../kit/host-context.ts';
import { listIn } from '../../i18n/words.ts';
import { Banner } from '../banner/banner.tsx';
import { LinkButton } from '../button/link-button.tsx';
import css from './bulk.css?inline';

/** How many names stand before a reason; the others are counted. */
const NAMED = 5;

/** What came of doing something with many rows. */
export interface BulkOutcome {
  /** What was done: "8 people removed". */
  readonly done: string;
  /** Which rows it was not done with, and why. */
  readonly skipped?: readonly { readonly name: string; readonly reason: string }[];
  /** Nothing at all could be done. */
  readonly failed?: boolean;
}

/** Tells what came of it: how many were done, how many were skipped, and for each reason which. */
export const BulkSummary = ({ outcome, onDismiss }: { outcome: BulkOutcome; onDismiss: () => void }) => {
  useStyles(css);
  const words = useMessages('ui').table.data;
  const { locale } = useHostState().speech;
  const { done, skipped = [], failed } = outcome;
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  const namesOf = (names: readonly string[]) => {
    const more = names.length > NAMED ? [words.skippedMore({ count: names.length - NAMED })] : [];
    return [...names.slice(0, NAMED), ...more].join(', ');
  };
  return (
    <Banner
      tone={failed ? 'danger' : skipped.length > 0 ? 'warning' : 'success'}
      action={<LinkButton onPress={onDismiss}>{words.dismiss}</LinkButton>}
    >
      <p>{skipped.length > 0 ? listIn(locale, [done, words.skipped({ count: skipped.length })]) : done}</p>
      {reasons.size > 0 && (
        <ul className="fe-bulk-reasons">
          {[...reasons].map(([reason, some]) => (
            <li key={reason}>{words.because({ names: namesOf(some.map(({ name }) => name)), reason })}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
};
