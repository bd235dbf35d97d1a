import type { ReactNode } from 'react';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import css from './person.css?inline';

/** Titled section of the user drawer. */
export const PersonSection = ({ title, children }: { title: string; children: ReactNode }) => {
  useStyles(css);
  return (
    <section className="fe-person-section">
      <h3 className="fe-person-title">{title}</h3>
      {children}
    </section>
  );
};

/** Names as badges, or a text for none. */
export const BadgeList = ({ of, none }: { of: readonly string[]; none: string }) =>
  of.length === 0 ? (
    <p className="fe-person-none">{none}</p>
  ) : (
    <div className="fe-person-names">
      {of.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </div>
  );

/** Text of an empty list. */
export const EmptyLine = ({ children }: { children: string }) => <p className="fe-person-none">{children}</p>;

/** Line of a list: name, detail and time. */
export const PersonLine = ({
  name,
  mark,
  detail,
  at,
}: {
  name: string;
  mark?: ReactNode;
  detail?: string | undefined;
  at?: string;
}) => (
  <li className="fe-person-line">
    <span className="fe-person-what">
      <span dir="auto">{name}</span>
      {mark}
    </span>
    {detail && <bdi className="fe-person-detail">{detail}</bdi>}
    {at && (
      <span className="fe-person-detail">
        <RelativeTime at={at} />
      </span>
    )}
  </li>
);
