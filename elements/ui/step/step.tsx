import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './step.css?inline';

export interface StepProps {
  title: string;
  /** Title where the other one would take a second line, which would push what stands below. */
  shortTitle?: string;
  /** Whether the longer title begins the subtitle where the short one takes its place: it names what nothing else does. */
  keepsTitle?: boolean;
  /** Line above the title: how far the journey has come. */
  overline?: ReactNode;
  /** Person the step is about, in the line under the title. */
  identity?: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Direction of the navigation, from which the content slides in. Absent for the first screen. */
  from?: 'forward' | 'back';
  /** Keeps the title for screen readers alone, where the surroundings show one. */
  titleUnseen?: boolean;
  /** True for a step without a field: the focus goes to its title. */
  focusTitle?: boolean;
}

/**
 * Screen of a journey: title, subtitle and content. A new one is announced; one without a field focuses its title
 * instead. Give each step a `key`.
 */
export const Step = ({
  title,
  shortTitle,
  keepsTitle = false,
  identity,
  subtitle,
  children,
  from,
  focusTitle,
  titleUnseen,
  overline,
}: StepProps) => {
  useStyles(css);
  const host = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const isTransition = from !== undefined;
  const [wrapped, setWrapped] = useState<string>();
  useLayoutEffect(() => {
    const node = heading.current;
    if (shortTitle && node && node.offsetHeight > 1.5 * Number.parseFloat(getComputedStyle(node).lineHeight))
      setWrapped(title);
  }, [title, shortTitle]);
  const isShort = wrapped === title && shortTitle !== undefined;
  useEffect(() => {
    // clears the earlier announcement, so that a screen reader does not find it again
    if (isTransition) host.announce(focusTitle ? '' : title);
  }, [host, isTransition, focusTitle, title]);
  useEffect(() => {
    if (isTransition && focusTitle) heading.current?.focus({ preventScroll: true });
  }, [isTransition, focusTitle]);
  return (
    <div className={isTransition ? `fe-step fe-step-${from}` : 'fe-step'}>
      <div className={titleUnseen && !identity && !subtitle ? 'fe-visually-hidden' : 'fe-step-head'}>
        {overline && <p className="fe-step-overline">{overline}</p>}
        <h1 className={titleUnseen ? 'fe-visually-hidden' : 'fe-step-title'} part="title" tabIndex={-1} ref={heading}>
          {isShort ? shortTitle : title}
        </h1>
        {identity && <div className="fe-step-identity">{identity}</div>}
        {subtitle && (
          <p className="fe-step-subtitle" part="subtitle">
            {isShort && keepsTitle && `${title}. `}
            {subtitle}
          </p>
        )}
      </div>
      {children}
    </div>
  );
};
