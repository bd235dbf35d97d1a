import { supportsPasskeys } from '../../../core/browser/webauthn.ts';
import { offersPasskeys } from '../../../core/sign-in/offers-passkeys.ts';
import { offersQuickLogin } from '../../../core/sign-in/quick-login.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { useLoginHint } from '../box/use-login-hint.ts';
import { useLogin } from '../box/use-login.ts';
import css from '../box/or.css?inline';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
import { QuickSignIn } from './quick-login/quick-sign-in.tsx';
import { useQuickLogin } from './quick-login/use-quick-login.ts';

/** Sign-in methods besides the email form: passkey and quick login, if the operator and the browser offer them. */
export const Screen = () => {
  useStyles(css);
  const messages = useMessages('login').passkeys;
  const byPasskey = useAppState(({ vendor }) => offersPasskeys(vendor)) && supportsPasskeys();
  const named = useLoginHint() !== undefined;
  // its phone need not be that of the person who is named
  const [, quickLogin] = useQuickLogin();
  const byPhone = useAppState(({ vendor }) => offersQuickLogin(vendor)) && !named && quickLogin.isKnown();
  const [{ pending }] = useLogin();
  if (!byPasskey && !byPhone) return null;
  return (
    <div className="fe-actions">
      <p className="fe-or">{messages.or}</p>
      {byPasskey && <PasskeySignIn identifying={pending} />}
      {byPhone && <QuickSignIn disabled={pending} />}
    </div>
  );
};
