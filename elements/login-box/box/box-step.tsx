import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAttributeValues } from '../../kit/host-context.ts';
import { Step } from '../../ui/step/step.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import type { loginBoxAttributes } from '../login-box.attributes.ts';
import { legalLink } from './legal-link.ts';
import { useBox } from './box-context.ts';
import { useScreenName } from './step-transition.tsx';
import { useAutoFocus } from './use-auto-focus.ts';
import { usePageTitle } from './use-page-title.ts';
import { useVendor } from './use-vendor.ts';

interface BoxStepProps {
  readonly title: string;
  /** Title where the other one would take a second line. */
  readonly shortTitle?: string;
  /** Whether the longer title begins the subtitle where the short one takes its place. */
  readonly keepsTitle?: boolean;
  /** Line above the title: how far the journey has come. */
  readonly overline?: ReactNode;
  /** Pill of the person the screen is about. */
  readonly identity?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Content under the card; `false` where the screen renders a `BoxFoot` itself. */
  readonly foot?: ReactNode;
  /** Whether the screen has a form, which takes the focus; otherwise the title does. */
  readonly asks?: boolean;
  /** Whether the screen names who signs in, or shows their password: a dialog around the box has the title of that. */
  readonly entry?: boolean;
  /** Name of the screen among several of one step. */
  readonly stage?: string;
  /** Whether the screen only waits: the card keeps the height that it has. */
  readonly waits?: boolean;
}

/** Maker named in the footer ("Powered by"), unless the operator has white-label mode. */
const MAKER = 'fe-elements';

/**
 * Footer of a screen, under the card. A screen whose card grows once more code is there renders it with that code.
 * Source: protocol/operator.md#vendor.
 */
export const BoxFoot = ({ children }: { children: ReactNode }) => {
  const t = useMessages('login');
  const { whiteLabel } = useVendor();
  const { foot } = useBox();
  const { embedded, termsUrl, privacyUrl } = useAttributeValues<typeof loginBoxAttributes>();
  const links = [
    { text: t.legal.terms, href: legalLink(termsUrl) },
    { text: t.legal.privacy, href: legalLink(privacyUrl) },
  ].filter(({ href }) => href !== undefined && !embedded);
  const content = (
    <>
      {children && <div>{children}</div>}
      {links.length > 0 && (
        <p className="fe-legal">
          {links.map(({ text, href }) => (
            <a key={text} href={href} target="_blank" rel="noopener">
              {text}
            </a>
          ))}
        </p>
      )}
      {!whiteLabel && !embedded && <p className="fe-powered-by">{t.poweredBy({ name: MAKER })}</p>}
    </>
  );
  return foot && createPortal(content, foot);
};

/** Screen of the box: slides in from its side and takes the focus. */
export const BoxStep = ({
  asks = false,
  entry = false,
  waits = false,
  stage,
  foot,
  children,
  ...picture
}: BoxStepProps) => {
  const step = useScreenName();
  const name = stage ? `${step}.${stage}` : step;
  const box = useBox();
  const [from] = useState(() => box.wayTo(name));
  const autoFocus = useAutoFocus();
  const { embedded } = useAttributeValues<typeof loginBoxAttributes>();
  useLayoutEffect(() => box.arrived(name, waits), [box, name, waits]);
  usePageTitle(picture.title);
  return (
    <Step {...picture} titleUnseen={embedded && entry} focusTitle={!asks || !autoFocus} {...(from && { from })}>
      {children}
      {foot !== false && <BoxFoot>{foot}</BoxFoot>}
    </Step>
  );
};
