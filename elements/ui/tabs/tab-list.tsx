import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { IconNode } from 'lucide';
import { useHostState } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import css from './tabs.css?inline';

/** One of several views of the same thing. */
export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconNode;
  /** How many it holds. */
  readonly count?: number;
}

export interface TabListProps<Id extends string> {
  /** What the tabs are views of, for a screen reader. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (tab: Id) => void;
  /** `manual`: arrow keys only move the focus, Enter or Space shows; where showing costs a call. */
  activation?: 'automatic' | 'manual';
  /** Ties the tabs to their `TabPanel`. */
  id: string;
}

/** Where the arrow keys lead along a line of tabs. */
const STEPS: Readonly<Record<string, (at: number, count: number, forward: number) => number>> = {
  ArrowRight: (at, count, forward) => (at + forward + count) % count,
  ArrowLeft: (at, count, forward) => (at - forward + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tabs alone, for a page whose panel stands elsewhere; see `Tabs`. */
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
    const chosen = list.current?.children.namedItem(`${id}-${value}`);
    if (list.current && chosen) bringIntoView(list.current, chosen);
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
          <span>{tab.label}</span>
          {tab.count !== undefined && <span className="fe-tab-count">{tab.count.toLocaleString(locale.tag)}</span>}
        </button>
      ))}
    </div>
  );
};

/** Scrolls the tabs alone: the browser's own way would scroll the page, too. */
const bringIntoView = (list: HTMLElement, tab: Element) => {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const beyond = Math.max(inner.right - outer.right, 0) + Math.min(inner.left - outer.left, 0);
  if (beyond !== 0) list.scrollLeft += beyond + Math.sign(beyond) * EDGE_PX;
};

/** How much of the neighbour is left in sight. */
const EDGE_PX = 32;
