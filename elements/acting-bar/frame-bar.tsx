import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useStyles } from '../kit/use-styles.ts';
import tones from '../themes/tones.css?inline';
import { Icon } from '../ui/icon/icon.tsx';
import css from './frame-bar.css?inline';

/** Bar above the portal for a state of the whole portal, with an action. */
export const FrameBar = ({ icon, action, children }: { icon: IconNode; action: ReactNode; children: ReactNode }) => {
  useStyles(tones, css);
  return (
    <div className="fe-frame-bar" part="bar">
      <Icon of={icon} />
      <p className="fe-frame-bar-text">{children}</p>
      {action}
    </div>
  );
};
