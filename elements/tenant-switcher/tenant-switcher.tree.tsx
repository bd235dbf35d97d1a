import { useAutomaticBar } from '../acting-bar/use-automatic-bar.ts';
import { ChevronsUpDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { tenantsFeature } from '../../core/tenants/tenants.feature.ts';
import { useFeature } from '../kit/use-app.ts';
import { useHidden } from '../kit/use-hidden.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useStyles } from '../kit/use-styles.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { titleWhenCut } from '../ui/truncated/title-when-cut.ts';
import { preloadPanel, Panel } from './panel.tsx';
import { type Tenants, useTenants } from './use-tenants.ts';
import css from './tenant.css?inline';

/** Tenant switcher: the active company; a button that opens the list where the user has others. */
export const Tree = () => {
  useAutomaticBar();
  useStyles(css);
  const tenants = useTenants();
  const { session, active, several } = tenants;
  const isSeen = session.status === 'loading' || (session.status === 'signedIn' && (several || active !== undefined));
  useHidden(!isSeen);
  if (!isSeen) return null;
  if (session.status === 'loading') return <Skeleton />;
  if (several) return <Switcher {...tenants} />;
  return (
    <span className="fe-tenant" part="tenant">
      <Face active={active} />
    </span>
  );
};

const Switcher = ({ active, entering, refused }: Tenants) => {
  const t = useMessages('account').tenantSwitcher;
  const { putAside } = useFeature(tenantsFeature);
  const anchor = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(preloadPanel, []);
  const busy = entering !== undefined;
  const open = !busy && (wanted || refused !== undefined);
  const close = () => {
    setWanted(false);
    putAside();
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="fe-tenant"
        part="tenant"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => (busy ? undefined : open ? close() : setWanted(true))}
      >
        <span className="fe-visually-hidden">{active ? t.company({ name: active.name }) : t.someCompany}</span>
        <Face active={active} hidden />
        {busy ? <Spinner /> : <Icon of={ChevronsUpDown} size={16} />}
      </button>
      {open && <Panel anchor={anchor} align="start" onClose={close} />}
    </>
  );
};

const Face = ({ active, hidden }: Pick<Tenants, 'active'> & { hidden?: boolean }) => {
  const t = useMessages('account').tenantSwitcher;
  const name = active?.name ?? '';
  return (
    <>
      <Avatar name={name} id={active?.tenantId} of="company" size="small" />
      <span className="fe-tenant-name" part="tenant-name" aria-hidden={hidden} onPointerOver={titleWhenCut}>
        <bdi>{name || t.someCompany}</bdi>
      </span>
    </>
  );
};

const Skeleton = () => {
  const { loading } = useMessages('common');
  return (
    <span className="fe-tenant" role="status">
      <span className="fe-visually-hidden">{loading}</span>
      <span className="fe-skeleton fe-tenant-skeleton" />
      <span className="fe-skeleton fe-tenant-skeleton-name" />
    </span>
  );
};
