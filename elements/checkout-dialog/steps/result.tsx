import { type IconNode, CircleCheck, CircleX, Clock, Info, ShieldCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';

const PICTURES: Readonly<Record<'success' | 'failed' | 'pending' | 'confirming' | 'info', IconNode>> = {
  success: CircleCheck,
  failed: CircleX,
  pending: Clock,
  confirming: ShieldCheck,
  info: Info,
};

/** Screen of a checkout without a form: what has happened, and what comes next. */
export const CheckoutResult = ({ kind, children }: { kind: keyof typeof PICTURES; children: ReactNode }) => (
  <div className={`fe-checkout-result fe-checkout-${kind}`} role={kind === 'failed' ? 'alert' : 'status'}>
    <span className="fe-checkout-picture">
      <Icon of={PICTURES[kind]} size={32} />
    </span>
    <div className="fe-checkout-text">{children}</div>
  </div>
);
