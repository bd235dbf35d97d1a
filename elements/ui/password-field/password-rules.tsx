import type { FieldRule } from '../../kit/credentials/spec.ts';
import { useMessages } from '../../kit/use-messages.ts';

/** The checklist of a new password: each line says whether it is met, in a mark and for a screen reader in words. */
export const PasswordRules = ({ id, rules }: { id: string; rules: readonly FieldRule[] }) => {
  const words = useMessages('common');
  return (
    <ul className="fe-rules" id={id}>
      {rules.map(({ text, met, wide }) => (
        <li key={text} className="fe-rule" data-met={met || undefined} data-wide={wide || undefined}>
          <span className="fe-unseen">{`${met ? words.rulesMet : words.rulesUnmet}: `}</span>
          <span>{text}</span>
          <span className="fe-unseen">.</span>
        </li>
      ))}
    </ul>
  );
};
