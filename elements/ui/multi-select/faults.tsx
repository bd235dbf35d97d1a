import { useHostState } from '../../kit/host-context.ts';
import { listIn } from '../../i18n/words.ts';
import type { Chosen } from './chips.tsx';

/** What is wrong with single chips, below their field: each fault once, with all that have it. */
export const Faults = ({ of: value }: { of: readonly Chosen[] }) => {
  const { speech } = useHostState();
  const faults = new Map<string, string[]>();
  for (const { label, error } of value) if (error) faults.set(error, [...(faults.get(error) ?? []), label]);
  return [...faults].map(([error, labels]) => (
    <p key={error} className="fe-field-note fe-field-error">
      <bdi className="fe-fault-of">{listIn(speech.locale, labels)}</bdi>: {error}
    </p>
  ));
};
