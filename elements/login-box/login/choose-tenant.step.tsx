import { useMemo } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useApp, useAppState } from '../../kit/use-app.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { tenantChoices } from '../../ui/choices/tenant-choices.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { IdentifierPill } from '../../ui/identifier-pill/identifier-pill.tsx';
import { Picker } from '../../ui/picker/picker.tsx';
import { BoxStep } from '../box/box-step.tsx';
import { useAutoFocus } from '../box/use-auto-focus.ts';
import { useLogin } from '../box/use-login.ts';
import css from './choose-tenant.css?inline';

/** List of the companies of a user who has just signed in; the one they were in last is first. */
export const Screen = () => {
  useNoCredentials();
  useStyles(css);
  const { change } = useMessages('login');
  const messages = useMessages('login-more').chooseTenant;
  const { search, recent, all } = useMessages('account').tenantSwitcher;
  const locale = useHostState().locale.tag;
  const { logout } = useApp();
  const session = useAppState((state) => state.session);
  const [{ failure }, login] = useLogin();
  const autoFocus = useAutoFocus();
  const choices = useMemo(
    () =>
      session.status === 'signedIn'
        ? tenantChoices(session.tenants, [session.user.tenantId], { recent, all, locale })
        : [],
    [session, recent, all, locale],
  );
  if (session.status !== 'signedIn') return null;
  const { email, tenantId } = session.user;
  const isLost = failure?.kind === 'notFound' || failure?.kind === 'forbidden';
  return (
    <BoxStep
      identity={<IdentifierPill identifier={email} change={change} onChange={() => void logout()} />}
      title={messages.title}
      subtitle={messages.subtitle}
      asks
    >
      {failure && <Banner tone="danger">{isLost ? messages.noLonger : messages.notOpened}</Banner>}
      <div className="fe-choose-tenant">
        <Picker
          label={messages.title}
          searchLabel={search}
          choices={choices}
          chosen={choices.find(({ value }) => value === tenantId)}
          takesFocus={autoFocus}
          onChoose={({ value }) => void login.chooseTenant({ tenantId: value })}
        />
      </div>
    </BoxStep>
  );
};
