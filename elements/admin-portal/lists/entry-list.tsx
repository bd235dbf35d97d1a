import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import css from './entry-list.css?inline';

/** Cards of settings, one below the other. */
export const Cards = ({ children }: { children: ReactNode }) => {
  useStyles(css);
  return <div className="fe-card-stack">{children}</div>;
};

/** Short list inside a settings card; takes `ListEntry`s. */
export const EntryList = ({ label, children }: { label: string; children: ReactNode }) => {
  useStyles(css);
  return (
    <ul className="fe-lines" role="list" aria-label={label}>
      {children}
    </ul>
  );
};

/** Text of a short list without entries. */
export const NoEntries = ({ children }: { children: ReactNode }) => {
  useStyles(css);
  return <p className="fe-lines-none">{children}</p>;
};

/** Buttons below a short list. */
export const EntryActions = ({ children }: { children: ReactNode }) => {
  useStyles(css);
  return <div className="fe-lines-actions">{children}</div>;
};

/** Entry of a short list: its name with badges, hints below it, actions at its end. */
export const ListEntry = ({
  icon,
  mark,
  name,
  badges,
  hints = [],
  actions,
}: {
  icon?: IconNode;
  /** Picture in place of an icon. */
  mark?: ReactNode;
  name: ReactNode;
  badges?: ReactNode;
  hints?: readonly ReactNode[];
  actions?: ReactNode;
}) => (
  <li className="fe-line">
    {(icon ?? mark) && <span className="fe-line-icon">{icon ? <Icon of={icon} /> : mark}</span>}
    <span className="fe-line-text">
      <span className="fe-line-name">
        <bdi>{name}</bdi>
        {badges}
      </span>
      {hints.map((hint, at) => (
        // hints have no identity but their place
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className="fe-line-hint">
          {hint}
        </span>
      ))}
    </span>
    {actions && <span className="fe-line-actions">{actions}</span>}
  </li>
);
