import type { PlanUsage } from '../../../../../core/contract/entities/billing.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { useNumbers } from '../../../../ui/numbers/use-numbers.ts';
import { Progress } from '../../../../ui/progress/progress.tsx';
import { SettingsCard } from '../../../../ui/settings-card/settings-card.tsx';
import { useStyles } from '../../../../kit/use-styles.ts';
import { useUsage } from '../use-billing.ts';
import css from '../billing-list.css?inline';

/** Share of a limit from which its bar is a warning. Ours. */
const NEAR = 0.8;

/** Use of the plan's limits; hidden where the plan has none. */
export const UsageCard = () => {
  const { usage: messages } = useMessages('subscription');
  const usage = useUsage();
  if (usage.value?.length === 0) return null;
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer of={usage}>{(all) => all.map((one) => <Limit key={one.key} of={one} />)}</Answer>
    </SettingsCard>
  );
};

const Limit = ({ of: { key, name, used, included } }: { of: PlanUsage }) => {
  useStyles(css);
  const { usage: messages } = useMessages('subscription');
  const numbers = useNumbers();
  const label = key === 'seats' ? messages.seats : name;
  if (included === null)
    return (
      <div className="fe-billing-name">
        <span dir="auto">{label}</span>
        <span className="fe-billing-hint">{messages.unlimited({ used: numbers.plain(used) })}</span>
      </div>
    );
  // the server keeps people to their seats; what else a plan counts is the product's to keep
  const [full, over] = key === 'seats' ? [messages.seatsFull, messages.seatsOver] : [messages.full, messages.over];
  const hint = used > included ? over : used === included ? full : undefined;
  const tone = used > included ? 'danger' : used >= included * NEAR ? 'warning' : 'accent';
  return (
    <div className="fe-billing-text">
      <Progress
        label={label}
        value={used}
        max={included}
        valueText={messages.of({ used: numbers.plain(used), limit: numbers.plain(included) })}
        tone={tone}
      />
      {hint && <span className="fe-billing-hint">{hint}</span>}
    </div>
  );
};
