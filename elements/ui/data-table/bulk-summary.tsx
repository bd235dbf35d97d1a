import { useEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { useHostState } from '../../kit/host-context.ts';
import { formatList } from '../../i18n/formats.ts';
import { Banner } from '../banner/banner.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { isFocusLost } from '../layers/composed.ts';
import css from './bulk.css?inline';

/** Maximum of names before a reason; the others are counted. */
const NAMED = 5;

/** Reason why rows were skipped: a sentence with their names in it, or a failure's message, which follows their names. */
export type SkipReason = string | ((values: { names: string; count: number }) => string);

/** Row that a bulk action has skipped. */
export interface SkippedRow {
  readonly name: string;
  readonly reason: SkipReason;
}

/** Result of a bulk action. */
export interface BulkOutcome {
  /** Summary of the rows done: "8 people removed". */
  readonly done: string;
  /** Rows skipped of those that the action's button named. */
  readonly skipped?: readonly SkippedRow[];
  /** True where no row was done. */
  readonly failed?: boolean;
}

/** First names of a list, and the number of the others, in a sentence. */
export const useFirstNames = (): ((names: readonly string[]) => string) => {
  const { skippedMore } = useMessages('ui-more').table.data;
  const locale = useHostState().locale.tag;
  return (names) => {
    const more = names.length - NAMED;
    return formatList(locale, [...names.slice(0, NAMED), ...(more > 0 ? [skippedMore({ count: more })] : [])]);
  };
};

/** Sentences about skipped rows, one for each reason. */
export const useSkipSentences = (): ((skipped: readonly SkippedRow[]) => string[]) => {
  const { because } = useMessages('ui-more').table.data;
  const firstNames = useFirstNames();
  return (skipped) =>
    [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, some]) => {
      const names = firstNames(some.map(({ name }) => name));
      return typeof reason === 'string' ? because({ names, reason }) : reason({ names, count: some.length });
    });
};

/** Summary of a bulk action: number done, number skipped, and the names for each reason. */
export const BulkSummary = ({ outcome, onDismiss }: { outcome: BulkOutcome; onDismiss: () => void }) => {
  useStyles(css);
  const messages = useMessages('ui-more').table.data;
  const locale = useHostState().locale.tag;
  const { done, skipped = [], failed } = outcome;
  const sentences = useSkipSentences()(skipped);
  const place = useRef<HTMLDivElement>(null);
  // the control that started the action had the focus, and can be gone
  useEffect(() => {
    if (place.current && isFocusLost(place.current))
      place.current.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place}>
      <Banner
        tone={failed ? 'danger' : skipped.length > 0 ? 'warning' : 'success'}
        action={<LinkButton onPress={onDismiss}>{messages.dismiss}</LinkButton>}
      >
        <p>{skipped.length > 0 ? formatList(locale, [done, messages.skipped({ count: skipped.length })]) : done}</p>
        {sentences.length > 0 && (
          <ul className="fe-bulk-reasons">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
};
