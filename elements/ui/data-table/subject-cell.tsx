import type { MouseEvent } from 'react';
import { titleWhenCut } from '../truncated/title-when-cut.ts';
import type { RowSubject } from './column.ts';

/** True for a click with a modifier key, with which browsers open links in a tab or window. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** First cell of a row, with its subject. The name opens the details, as a press elsewhere on the row does. */
export const SubjectCell = ({
  name,
  detail,
  picture,
  mark,
  href,
  onOpen,
}: RowSubject & { href: string | undefined; onOpen: (() => void) | undefined }) => {
  const open = (event: MouseEvent) => {
    if (href !== undefined && opensElsewhere(event)) return;
    event.preventDefault();
    onOpen?.();
  };
  const words = (
    <span className="fe-subject-name" dir="auto" onPointerOver={titleWhenCut}>
      {name}
    </span>
  );
  return (
    <th className="fe-td fe-td-subject" role="rowheader" scope="row">
      {picture}
      <span className="fe-subject">
        <span className="fe-subject-line">
          {!onOpen && words}
          {onOpen && href === undefined && (
            <button type="button" className="fe-subject-open" onClick={open}>
              {words}
            </button>
          )}
          {onOpen && href !== undefined && (
            <a className="fe-subject-open" href={href} onClick={open}>
              {words}
            </a>
          )}
          {mark}
        </span>
        {detail && (
          <span className="fe-subject-detail" dir="auto" onPointerOver={titleWhenCut}>
            {detail}
          </span>
        )}
      </span>
    </th>
  );
};
