import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import orCss from '../or.css?inline';
import { isInAppBrowser } from './in-app-browser.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useSocialLayout } from './social-layout.ts';

interface SocialSignInProps {
  readonly disabled?: boolean;
  readonly last?: string | undefined;
  /** Whether the page has terms, which going on by a provider accepts. */
  readonly accepts?: boolean;
}

/** Providers below a form or above it, and the line between, unless other ways stand above them already. */
export const Screen = ({ accepts, ...buttons }: SocialSignInProps) => {
  const { onTop } = useSocialLayout();
  useStyles(orCss);
  const { or } = useMessages('login').passkeys;
  const messages = useMessages('federation').social;
  return (
    <div className="fe-actions">
      {!onTop && <p className="fe-or">{or}</p>}
      <SocialButtons {...buttons} />
      {isInAppBrowser(navigator.userAgent) && <p className="fe-note">{messages.webview}</p>}
      {accepts && <p className="fe-note">{messages.accepts}</p>}
      {onTop && <p className="fe-or">{or}</p>}
    </div>
  );
};
