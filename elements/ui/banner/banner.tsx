import { CircleAlert, CircleCheck, Info, type IconNode, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import tones from '../../themes/tones.css?inline';
import css from './banner.css?inline';

type Tone = 'danger' | 'warning' | 'success' | 'info';

const pictures: Record<Tone, IconNode> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};

/**
 * Banner with a message next to its subject. `danger` is an alert, which interrupts a screen reader; the others are a
 * polite status.
 */
export const Banner = ({ tone, children, action }: { tone: Tone; children: ReactNode; action?: ReactNode }) => {
  useStyles(tones, css);
  return (
    <div className={`fe-banner fe-banner-${tone}`} part="banner" role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={pictures[tone]} />
      <div className="fe-banner-text">
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
};
