import { type ReactNode, useId } from 'react';
import { Page } from '../../ui/page/page.tsx';
import { TabList } from '../../ui/tabs/tab-list.tsx';
import { TabPanel } from '../../ui/tabs/tabs.tsx';
import { usePortalRouter } from './portal-router.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';

/** Page of a tab with sub-tabs; the list of them is there where there is more than one. */
export const SubTabPage = <View extends string>({
  title,
  description,
  views,
  main,
  labels,
  fallback,
  children,
}: {
  title: string;
  description: string;
  /** Sub-tabs that are shown, in their order. */
  views: readonly View[];
  /** Sub-tab at the tab's own address. */
  main: View;
  labels: Readonly<Record<View, string>>;
  /** Place of a sub-tab while it loads. */
  fallback: ReactNode;
  children: (view: View) => ReactNode;
}) => {
  const id = useId();
  const { location: place, leave } = usePortalRouter();
  const view = views.find((one) => one === place.subTab) ?? views[0] ?? main;
  return (
    <Page
      title={title}
      description={description}
      tabs={
        views.length > 1 && (
          <TabList
            id={id}
            label={title}
            tabs={views.map((one) => ({ id: one, label: labels[one] }))}
            value={view}
            onChange={(next) => leave({ tab: place.tab, subTab: next === main ? undefined : next })}
          />
        )
      }
    >
      <TabPanel of={id} tab={view}>
        <LoadingBoundary fallback={fallback}>{children(view)}</LoadingBoundary>
      </TabPanel>
    </Page>
  );
};
