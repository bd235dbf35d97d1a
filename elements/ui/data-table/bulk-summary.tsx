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

/** Result of a bulk action. */
export interface BulkOutcome {
  /** Summary of the rows done: "8 people removed". */
  readonly done: string;
  /** Rows skipped, with the reason. */
  readonly skipped?: readonly { readonly name: string; readonly reason: string }[];
  /** True where no row was done. */
  readonly failed?: boolean;
}

/** First names of a list, and the number of the others. */
export const firstNames = (names: readonly string[], more: (values: { count: number }) => string): string =>
  [...names.slice(0, NAMED), ...(names.length > NAMED ? [more({ count: names.length - NAMED })] : [])].join(', ');

/** Groups the names of skipped rows by reason. */
export const groupByReason = (
  skipped: readonly { readonly name: string; readonly reason: string }[],
): [reason: string, names: string[]][] =>
  [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, some]) => [reason, some.map(({ name }) => name)]);

/** Summary of a bulk action: number done, number skipped, and the names for each reason. */
export const BulkSummary = ({ outcome, onDismiss }: { outcome: BulkOutcome; onDismiss: () => void }) => {
  useStyles(css);
  const messages = useMessages('ui-more').table.data;
  const locale = useHostState().locale.tag;
  const { done, skipped = [], failed } = outcome;
  const reasons = groupByReason(skipped);
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
        {reasons.length > 0 && (
          <ul className="fe-bulk-reasons">
            {reasons.map(([reason, names]) => (
              <li key={reason}>{messages.because({ names: firstNames(names, messages.skippedMore), reason })}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
};
