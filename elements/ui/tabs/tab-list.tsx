import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { IconNode } from 'lucide';
import { useHostState } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import css from './tabs.css?inline';

/** Tab: one of several views of the same subject. */
export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconNode;
  /** Number of its items. */
  readonly count?: number;
}

export interface TabListProps<Id extends string> {
  /** Accessible name: the subject of the tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (tab: Id) => void;
  /**
   * Activation by arrow keys: `automatic` selects the tab; `manual` only moves the focus, and Enter or Space selects,
   * where a tab needs a request.
   */
  activation?: 'automatic' | 'manual';
  /** Id that links the tabs to their `TabPanel`. */
  id: string;
}

/** Index of the next tab, by key. */
const STEPS: Readonly<Record<string, (at: number, count: number, forward: number) => number>> = {
  ArrowRight: (at, count, forward) => (at + forward + count) % count,
  ArrowLeft: (at, count, forward) => (at - forward + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tab list alone, for a page whose panel is elsewhere; see `Tabs`. */
export const TabList = <Id extends string>({
  label,
  tabs,
  value,
  onChange,
  activation = 'automatic',
  id,
}: TabListProps<Id>) => {
  useStyles(css);
  const { locale } = useHostState();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: node } = list;
    const chosen = node?.children.namedItem(`${id}-${value}`);
    if (!node || !chosen) return undefined;
    // tells both places once they are laid out anyway
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (entry) bringIntoView(node, entry);
      },
      { root: node },
    );
    observer.observe(chosen);
    return () => observer.disconnect();
  }, [id, value]);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'));
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = STEPS[event.key]?.(
      all.findIndex((one) => one.matches(':focus')),
      all.length,
      forward,
    );
    const next = at === undefined ? undefined : tabs[at];
    if (at === undefined || !next) return;
    event.preventDefault();
    all[at]?.focus();
    if (activation === 'automatic' && next.id !== value) onChange(next.id);
  };
  return (
    <div ref={list} className="fe-tabs" part="tabs" role="tablist" aria-label={label} onKeyDown={go}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          className="fe-tab"
          part="tab"
          role="tab"
          id={`${id}-${tab.id}`}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? `${id}-panel` : undefined}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => tab.id === value || onChange(tab.id)}
        >
          {tab.icon && <Icon of={tab.icon} size={16} />}
          <bdi>{tab.label}</bdi>
          {tab.count !== undefined && <span className="fe-tab-count">{tab.count.toLocaleString(locale.tag)}</span>}
        </button>
      ))}
    </div>
  );
};

/** Scrolls the tab list to a tab; `scrollIntoView` would scroll the page, too. */
const bringIntoView = (
  list: HTMLElement,
  { rootBounds: outer, boundingClientRect: inner }: IntersectionObserverEntry,
) => {
  if (!outer) return;
  const beyond = Math.max(inner.right - outer.right, 0) + Math.min(inner.left - outer.left, 0);
  if (beyond !== 0) list.scrollLeft += beyond + Math.sign(beyond) * EDGE_PX;
};

/** Visible part of the neighbouring tab, in pixels. */
const EDGE_PX = 32;
