import { type RefObject, useMemo, useState } from 'react';
import { tenantsFeature } from '../../core/tenants/tenants.feature.ts';
import { useHost, useHostState } from '../kit/host-context.ts';
import { useApp, useFeature } from '../kit/use-app.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useStyles } from '../kit/use-styles.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Picker } from '../ui/picker/picker.tsx';
import type { Align } from '../ui/popup/popup-placement.ts';
import { usePopup } from '../ui/popup/use-popup.ts';
import { tenantChoices } from '../ui/choices/tenant-choices.tsx';
import { useTenants } from './use-tenants.ts';
import css from './panel.css?inline';
import type { Tenant } from '../../core/contract/entities/tenant.ts';

/** Props of the tenant panel: its anchor, and the callback that closes it. */
export interface PanelPlace {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly align: Align;
  readonly onClose: () => void;
}

/** Popup with the user's tenants, and the failure of the last switch. */
export const Screen = ({ anchor, align, onClose }: PanelPlace) => {
  useStyles(css);
  const messages = useMessages('account').tenantSwitcher;
  const locale = useHostState().locale.tag;
  const perTab = useApp().options.authOptions?.enableSessionPerTenant;
  const { session, active, refused, recent } = useTenants();
  const enter = useEnter();
  const popup = usePopup<HTMLDivElement>({ anchor, align, onClose });
  const tenants = session.status === 'signedIn' ? session.tenants : none;
  const choices = useMemo(
    () => tenantChoices(tenants, recent, { recent: messages.recent, all: messages.all, locale }),
    [tenants, recent, messages, locale],
  );
  const failed = refused && tenants.find(({ tenantId }) => tenantId === refused.tenantId);
  const isLost = refused?.failure.kind === 'notFound' || refused?.failure.kind === 'forbidden';
  const name = failed?.name ?? messages.someCompany;

  return (
    <div
      ref={popup}
      className="fe-overlay fe-popup fe-tenants"
      part="list"
      role="dialog"
      aria-label={messages.switchCompany}
      tabIndex={-1}
    >
      {refused && <Banner tone="danger">{isLost ? messages.noLonger({ name }) : messages.notOpened({ name })}</Banner>}
      {tenants.length === 0 ? (
        <NotLoaded />
      ) : (
        <Picker
          label={messages.switchCompany}
          searchLabel={messages.search}
          choices={choices}
          chosen={choices.find(({ value }) => value === active?.tenantId)}
          takesFocus
          onChoose={({ value: tenantId, label }) => {
            onClose();
            if (tenantId !== active?.tenantId) void enter({ tenantId, name: label });
          }}
        />
      )}
      {perTab && <p className="fe-tenants-note">{messages.onlyThisTab}</p>}
    </div>
  );
};

const none: never[] = [];

const NotLoaded = () => {
  const messages = useMessages('account').tenantSwitcher;
  const common = useMessages('common');
  const { reload } = useFeature(tenantsFeature);
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void reload().finally(() => setBusy(false));
  };
  return (
    <Banner
      tone="danger"
      action={
        <LinkButton busy={busy} onPress={retry}>
          {busy ? common.working : common.tryAgain}
        </LinkButton>
      }
    >
      {messages.notLoaded}
    </Banner>
  );
};

/** Switches to a tenant, and announces it. */
const useEnter = (): ((tenant: Pick<Tenant, 'tenantId' | 'name'>) => Promise<void>) => {
  const { enter } = useFeature(tenantsFeature);
  const host = useHost();
  const messages = useMessages('account').tenantSwitcher;
  return async ({ tenantId, name }) => {
    host.announce(messages.opening({ name }));
    const entered = await enter(tenantId, host.element.localName);
    // the banner announces a failure
    host.announce(entered ? messages.opened({ name }) : '');
  };
};
