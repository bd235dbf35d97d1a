import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AuthUser } from '../../../core/store/state.ts';
import { tenantNameIn } from '../../../core/queries/queries.slice.ts';
import type { PortalSection } from '../../../core/portal/sections.ts';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { titleWhenCut } from '../../ui/truncated/title-when-cut.ts';
import { tabs } from './tabs.ts';
import { useNextTab } from '../router/portal-router.tsx';
import { NavigationList } from './navigation-list.tsx';
import css from './navigation.css?inline';

/** Preloads the navigation sheet, so that it also opens offline. */
const fetchSheet = () => import('./navigation-sheet.tsx');
const Sheet = lazyScreen(async () => ({ Screen: (await fetchSheet()).NavigationSheet }));

/** Navigation of the portal: side bar, icons where it is narrow, a button with a sheet where it is narrower. */
export const Navigation = ({
  sections,
  current: shown,
  user,
  close,
}: {
  sections: readonly PortalSection[];
  current: PortalSection | undefined;
  user: AuthUser;
  close: ReactNode;
}) => {
  useStyles(css);
  const messages = useMessages('portal');
  const [sheet, setSheet] = useState(false);
  useEffect(() => {
    // retried when it is opened
    fetchSheet().catch(() => undefined);
  }, []);
  const tenant = useAppState(tenantNameIn);
  const next = useNextTab();
  // a press is answered at once, also where its tab is still loading
  const current = sections.find((section) => section === next) ?? shown;
  const entry = current && tabs[current];
  return (
    <>
      <div className="fe-nav" part="navigation">
        <SkipLink label={messages.skip} />
        <div className="fe-nav-head">
          <Avatar of="company" name={tenant ?? user.name} id={user.tenantId} />
          <span className="fe-nav-identity">
            <span className="fe-nav-tenant" dir="auto" onPointerOver={titleWhenCut}>
              {tenant ?? messages.label}
            </span>
            <span className="fe-nav-person" dir="auto" onPointerOver={titleWhenCut}>
              {user.email}
            </span>
          </span>
        </div>
        {current && entry && (
          <button type="button" className="fe-nav-open" aria-haspopup="dialog" onClick={() => setSheet(true)}>
            <Icon of={entry.icon} />
            <span className="fe-nav-open-label">{messages.sections[current]}</span>
            <Icon of={ChevronDown} size={16} />
          </button>
        )}
        <NavigationList sections={sections} current={current} />
        {close && <div className="fe-nav-close">{close}</div>}
      </div>
      {sheet && (
        <LoadingBoundary>
          <Sheet
            title={tenant ?? messages.label}
            description={user.email}
            sections={sections}
            current={current}
            onClose={() => setSheet(false)}
          />
        </LoadingBoundary>
      )}
    </>
  );
};

/** Button that the keyboard alone finds: it moves the focus past the sections, to the title of the page. */
const SkipLink = ({ label }: { label: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  const skip = () => place.current?.closest('.fe-portal-in')?.querySelector<HTMLElement>('.fe-portal-page h1')?.focus();
  return (
    <span ref={place} className="fe-nav-skip">
      <Button small onPress={skip}>
        {label}
      </Button>
    </span>
  );
};
