import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { firstFocusable, UNREACHABLE } from '../layers/focusable.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import css from './tabs.css?inline';

/**
 * Tabs with their panel, whose content is that of the selected tab. Arrow keys move in the direction of the text, Home
 * and End to its ends; tabs scroll where there is no space for all.
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

/** Panel of a tab; `of` is the id of its `TabList`. A panel without a focusable control is a tab stop itself. */
export const TabPanel = ({ of, tab, children }: { of: string; tab: string; children: ReactNode }) => {
  useStyles(css);
  const panel = useRef<HTMLDivElement>(null);
  const found = useRef<HTMLElement>(undefined);
  // once painted, for to see whether a control is visible needs the styles of all that is new; and not at each render
  useEffect(() => {
    const node = panel.current;
    if (!node || (found.current && node.contains(found.current) && !found.current.matches(UNREACHABLE))) return;
    found.current = firstFocusable(node);
    if (found.current) node.removeAttribute('tabindex');
    else node.tabIndex = 0;
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
