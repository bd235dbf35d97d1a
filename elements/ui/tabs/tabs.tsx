import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { focusablesIn } from '../layers/focusable.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import css from './tabs.css?inline';

/**
 * Views of the same thing, one at a time. Arrow keys go along the line of reading, Home and End to its ends; with more
 * tabs than there is room for, they scroll. The content is that of the tab that is chosen.
 */
export const Tabs = <Id extends string>({
  children,
  ...props
}: Omit<TabListProps<Id>, 'id'> & { children: ReactNode }) => {
  const id = useId();
  return (
    <>
      <TabList {...props} id={id} />
      <TabPanel of={id} tab={props.value}>
        {children}
      </TabPanel>
    </>
  );
};

/** What a tab shows; `of` is the id of its `TabList`. Tab comes to it where there is nothing in it to come to. */
export const TabPanel = ({ of, tab, children }: { of: string; tab: string; children: ReactNode }) => {
  useStyles(css);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node) return;
    if (focusablesIn(node).length === 0) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  return (
    <div
      ref={panel}
      key={tab}
      className="fe-tab-panel"
      part="tab-panel"
      role="tabpanel"
      id={`${of}-panel`}
      aria-labelledby={`${of}-${tab}`}
    >
      {children}
    </div>
  );
};
