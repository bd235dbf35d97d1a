import type { MouseEvent } from 'react';
import { titleWhenCut } from '../truncated/title-when-cut.ts';
import type { RowSubject } from './column.ts';

/** The browser's own ways to open a link elsewhere stay its own. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The first cell of a row: what it is about. Its name opens the details, as a press anywhere else on the row does. */
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
    <span className="fe-subject-name" dir="auto" onPointerEnter={titleWhenCut}>
      {name}
    </span>
  );
  return (
    <th className="fe-td fe-td-subject fe-stays" role="rowheader" scope="row">
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
          <span className="fe-subject-detail" dir="auto" onPointerEnter={titleWhenCut}>
            {detail}
          </span>
        )}
      </span>
    </th>
  );
};
