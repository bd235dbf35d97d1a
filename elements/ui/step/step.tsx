import { type ReactNode, useEffect, useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './step.css?inline';

export interface StepProps {
  title: string;
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Which way the person came; the content slides in from there. Absent for the first screen. */
  from?: 'forward' | 'back';
  /** The step asks for nothing, so the focus goes to its title. */
  focusTitle?: boolean;
}

/**
 * One screen of a journey: what it is, in one line why, and then the way on. A new one is announced, or takes the focus to
 * its title where there is no field to take it to, which is as good as announced. Give each step a `key`.
 */
export const Step = ({ title, subtitle, children, from, focusTitle }: StepProps) => {
  useStyles(css);
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const came = from !== undefined;
  useEffect(() => {
    // what was announced before is not read again by who goes through the page
    if (came) host.announce(focusTitle ? '' : title);
  }, [host, came, focusTitle, title]);
  useEffect(() => {
    if (came && focusTitle) heading.current?.focus({ preventScroll: true });
  }, [came, focusTitle]);
  return (
    <div className={came ? `fe-step fe-step-${from}` : 'fe-step'}>
      <div className="fe-step-head">
        <h1 className="fe-step-title" part="title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {subtitle && (
          <p className="fe-step-subtitle" part="subtitle">
            {subtitle}
          </p>
        )}
      </div>
      {children}
    </div>
  );
};
