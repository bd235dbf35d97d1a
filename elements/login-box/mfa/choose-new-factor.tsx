import { type FormEvent, useState } from 'react';
import type { MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { FACTOR_ICONS } from './factor-icons.ts';
import { useMfa } from './use-mfa.ts';

/**
 * Radio cards of the factors that can be set up as the first one, the recommended one first.
 * Source: product.md#mfa-enrolment.
 */
export const Screen = () => {
  const messages = useMessages('login-more').factor;
  const { enroll, recommended } = useMessages('login-more').newFactor;
  const [{ factors, pending }, mfa] = useMfa();
  const [strategy, choose] = useState<MfaStrategy | undefined>(factors[0]?.strategy);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const factor = factors.find((one) => one.strategy === strategy);
    if (factor && !pending) void mfa.choose(factor);
  };
  const cards = factors.map((factor, at) => ({
    value: factor.strategy,
    label: messages.kinds[factor.strategy].name,
    hint: messages.kinds[factor.strategy].hint,
    icon: FACTOR_ICONS[factor.strategy],
    badge: at === 0 && factors.length > 1 ? recommended : undefined,
  }));
  return (
    <form className="fe-actions" method="post" noValidate onSubmit={goOn}>
      <RadioCards label={enroll.label} options={cards} value={strategy} onChange={choose} readOnly={pending} />
      <Button look="primary" submits busy={pending}>
        {enroll.submit}
      </Button>
    </form>
  );
};
