import { useStyles } from '../../kit/use-styles.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Missing } from '../missing/missing.tsx';
import { titleWhenCut } from './title-when-cut.ts';
import mono from '../../themes/mono.css?inline';
import css from './truncated.css?inline';

/** A value on one line, cut where the room ends; the whole of it is its title. */
export const Truncated = ({
  value,
  copy,
  keepEnd = 0,
  code,
}: {
  value: string | null | undefined;
  /** What the value is called: then it can be copied, whole. */
  copy?: string;
  /** How many characters of the end stay in sight: two keys that begin alike are told apart by them. */
  keepEnd?: number;
  /** An id, a key or a code, in letters of one width. */
  code?: boolean;
}) => {
  useStyles(mono, css);
  if (!value) return <Missing />;
  const letters = [...value];
  const end = keepEnd > 0 ? letters.slice(-keepEnd).join('') : '';
  return (
    <span className={code ? 'fe-cut fe-cut-code' : 'fe-cut'} part="value">
      <span className="fe-cut-value" dir="auto" translate={code ? 'no' : undefined} onPointerEnter={titleWhenCut}>
        <span className="fe-cut-start">{value.slice(0, value.length - end.length)}</span>
        {end && <span className="fe-cut-end">{end}</span>}
      </span>
      {copy && <CopyButton text={value} what={copy} />}
    </span>
  );
};
