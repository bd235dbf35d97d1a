import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Missing } from '../missing/missing.tsx';
import css from './key-values.css?inline';

/** Description list of one object, a line per property, as in a drawer of details. Takes `KeyValue`s. */
export const KeyValues = ({ children }: { children: ReactNode }) => {
  useStyles(css);
  return (
    <dl className="fe-facts" part="key-values">
      {children}
    </dl>
  );
};

/** Property of an object: its name and value. A dash where it is unknown. */
export const KeyValue = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className="fe-fact">
    <dt className="fe-fact-name">{name}</dt>
    <dd className="fe-fact-value">
      {isNothing(children) ? <Missing /> : typeof children === 'string' ? <bdi>{children}</bdi> : children}
    </dd>
  </div>
);

const isNothing = (children: ReactNode): boolean =>
  children === undefined || children === null || children === '' || children === false;
