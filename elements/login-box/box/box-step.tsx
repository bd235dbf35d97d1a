import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Step, type StepProps } from '../../ui/step/step.tsx';
import { useBox } from './box-context.ts';
import { useScreenName } from './step-transition.tsx';
import { useAutoFocus } from './use-auto-focus.ts';

interface BoxStepProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Content under the card. */
  readonly foot?: ReactNode;
  /** Whether the screen has a form, which takes the focus; otherwise the title does. */
  readonly asks?: boolean;
  /** Name of the screen among several of one step. */
  readonly stage?: string;
}

/** Layout of a screen of the box, with its footer under the card. */
export const BoxLayout = ({ foot, children, ...step }: StepProps & Pick<BoxStepProps, 'foot'>) => {
  const box = useBox();
  return (
    <Step {...step}>
      {children}
      {box.foot && foot && createPortal(foot, box.foot)}
    </Step>
  );
};

/** Screen of the box: slides in from its side and takes the focus. */
export const BoxStep = ({ asks = false, stage, ...picture }: BoxStepProps) => {
  const step = useScreenName();
  const name = stage ? `${step}.${stage}` : step;
  const box = useBox();
  const [from] = useState(() => box.wayTo(name));
  const autoFocus = useAutoFocus();
  useEffect(() => box.arrived(name), [box, name]);
  return <BoxLayout {...picture} focusTitle={!asks || !autoFocus} {...(from && { from })} />;
};
