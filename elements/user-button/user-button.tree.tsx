import { useAutomaticBar } from '../acting-bar/use-automatic-bar.ts';
import { ChevronDown, VenetianMask } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { AuthUser } from '../../core/store/state.ts';
import type { Failure } from '../../core/contract/failure.ts';
import { impersonationFeature } from '../../core/impersonation/impersonation.feature.ts';
import { tenantsFeature } from '../../core/tenants/tenants.feature.ts';
import { useAttributeValues } from '../kit/host-context.ts';
import { useApp, useFeature } from '../kit/use-app.ts';
import { useHidden } from '../kit/use-hidden.ts';
import { lazyScreen } from '../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../kit/loading-boundary.tsx';
import { useMessages } from '../kit/use-messages.ts';
import { useStyles } from '../kit/use-styles.ts';
import { preloadPanel, Panel } from '../tenant-switcher/panel.tsx';
import { type Tenants, useTenants } from '../tenant-switcher/use-tenants.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { MenuStart } from '../ui/menu/menu-list.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import type { userButtonAttributes } from './user-button.attributes.ts';
import tones from '../themes/tones.css?inline';
import css from './trigger.css?inline';

/** User button: the user's picture and name, their menu, and the panel to switch tenants. */
export const Tree = () => {
  useAutomaticBar();
  useStyles(tones, css);
  const tenants = useTenants();
  const { session } = tenants;
  useHidden(session.status === 'signedOut');
  if (session.status === 'signedOut') return null;
  return session.status === 'loading' ? <Skeleton /> : <Account {...tenants} user={session.user} />;
};

const UserMenu = lazyScreen(() => import('./user-menu.tsx'));

const OPENING: Readonly<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

const Account = ({ user, active, several, entering, refused }: Tenants & { user: AuthUser }) => {
  const { userButton: t, acting: messages } = useMessages('account');
  const { compact } = useAttributeValues<typeof userButtonAttributes>();
  const { logout } = useApp();
  const { putAside } = useFeature(tenantsFeature);
  const { end } = useFeature(impersonationFeature);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<MenuStart>();
  const [choosing, setChoosing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  /** Why the impersonation could not be ended. */
  const [refusal, setRefusal] = useState<Failure>();
  const busy = leaving || entering !== undefined;
  const name = user.name || user.email;
  const company = active?.name;
  const impersonator = user.impersonator;
  const impersonated = impersonator && messages.by(impersonator);
  const account = company ? t.accountIn({ name, company }) : t.account({ name });

  useEffect(() => {
    // prefetches the chunks of the menu and the panel
    import('./user-menu.tsx').catch(() => undefined);
    if (several) preloadPanel();
  }, [several]);
  const show = (start: MenuStart | undefined) => {
    if (busy) return;
    setChoosing(false);
    setRefusal(undefined);
    putAside();
    setOpen(start);
  };
  const stop = async () => {
    setLeaving(true);
    const done = await end();
    setLeaving(false);
    if (done.ok) return;
    setRefusal(done.failure);
    setOpen('first');
  };
  const leave = () => {
    setLeaving(true);
    void logout().finally(() => setLeaving(false));
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="fe-user"
        part="user"
        data-acting={impersonator ? '' : undefined}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open && id}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => show(open ? undefined : 'first')}
        onKeyDown={(event) => {
          const start = OPENING[event.key];
          if (!start || open) return;
          event.preventDefault();
          show(start);
        }}
      >
        <span className="fe-visually-hidden">{impersonated ? `${account}. ${impersonated}` : account}</span>
        <Avatar name={name} id={user.id} src={user.profilePictureUrl} />
        {impersonated && <Icon of={VenetianMask} size={16} />}
        {!compact && (
          <span className="fe-user-text" part="label" aria-hidden>
            <bdi className="fe-user-name">{name}</bdi>
            {(impersonated ?? company) && <bdi className="fe-user-company">{impersonated ?? company}</bdi>}
          </span>
        )}
        {busy && <Spinner {...(leaving && { label: t.signingOut })} />}
        {!busy && !compact && <Icon of={ChevronDown} size={16} />}
      </button>
      {open && (
        <LoadingBoundary>
          <UserMenu
            id={id}
            user={user}
            name={name}
            company={company}
            anchor={trigger}
            start={open}
            onSwitch={several ? () => setChoosing(true) : undefined}
            onLeave={leave}
            onStop={() => void stop()}
            refusal={refusal}
            onClose={() => setOpen(undefined)}
          />
        </LoadingBoundary>
      )}
      {!busy && (choosing || refused) && <Panel anchor={trigger} align="end" onClose={() => show(undefined)} />}
    </>
  );
};

const Skeleton = () => {
  const { loading } = useMessages('common');
  const { compact } = useAttributeValues<typeof userButtonAttributes>();
  return (
    <span className="fe-user" role="status">
      <span className="fe-visually-hidden">{loading}</span>
      <span className="fe-skeleton fe-user-skeleton" />
      {!compact && <span className="fe-skeleton fe-user-skeleton-name" />}
    </span>
  );
};
