import { useStyles } from '../../kit/use-styles.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Missing } from '../missing/missing.tsx';
import { titleWhenCut } from './title-when-cut.ts';
import mono from '../../themes/mono.css?inline';
import css from './truncated.css?inline';

/** Value on one line, truncated where it does not fit; its title is the whole value. */
export const Truncated = ({
  value,
  copy,
  keepEnd = 0,
  code,
}: {
  value: string | null | undefined;
  /** Name of the value for a copy button, which copies all of it. */
  copy?: string;
  /** Number of characters at the end that stay visible, to distinguish keys that begin alike. */
  keepEnd?: number;
  /** Monospace, for an id, a key or a code. */
  code?: boolean;
}) => {
  useStyles(mono, css);
  if (!value) return <Missing />;
  const letters = [...value];
  const end = keepEnd > 0 ? letters.slice(-keepEnd).join('') : '';
  return (
    <span className={code ? 'fe-truncated fe-truncated-code' : 'fe-truncated'} part="value">
      <span className="fe-truncated-value" dir="auto" translate={code ? 'no' : undefined} onPointerOver={titleWhenCut}>
        <span className="fe-truncated-start">{value.slice(0, value.length - end.length)}</span>
        {end && <span className="fe-truncated-end">{end}</span>}
      </span>
      {copy && <CopyButton text={value} what={copy} />}
    </span>
  );
};
