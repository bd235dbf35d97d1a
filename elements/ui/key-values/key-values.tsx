import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Missing } from '../missing/missing.tsx';
import css from './key-values.css?inline';

/** What is known of one thing, a line each, as a drawer of details shows it. Takes `KeyValue`s. */
export const KeyValues = ({ children }: { children: ReactNode }) => {
  useStyles(css);
  return (
    <dl className="fe-facts" part="key-values">
      {children}
    </dl>
  );
};

/** One thing known: what it is called, and what it is. A dash where it is not known. */
export const KeyValue = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className="fe-fact">
    <dt className="fe-fact-name">{name}</dt>
    <dd className="fe-fact-value">{isNothing(children) ? <Missing /> : children}</dd>
  </div>
);

const isNothing = (children: ReactNode): boolean =>
  children === undefined || children === null || children === '' || children === false;
