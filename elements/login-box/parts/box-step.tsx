import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Step } from '../../ui/step/step.tsx';
import { useBox } from './box-context.ts';
import { type ScreenName, wayTo } from './screens.ts';
import { useAutoFocus } from './use-auto-focus.ts';

interface BoxStepProps {
  readonly name: ScreenName;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Under the card. */
  readonly foot?: ReactNode;
  /** It has a form, which takes the focus; otherwise the title does. */
  readonly asks?: boolean;
}

/** A screen of the box, with what stands under the card. */
export const BoxStep = ({ name, title, subtitle, children, foot, asks = false }: BoxStepProps) => {
  const box = useBox();
  const [from] = useState(() => wayTo(name, box.before()));
  const autoFocus = useAutoFocus();
  useEffect(() => box.arrived(name), [box, name]);
  return (
    <Step title={title} subtitle={subtitle} focusTitle={!asks || !autoFocus} {...(from && { from })}>
      {children}
      {box.foot && foot && createPortal(foot, box.foot)}
    </Step>
  );
};
