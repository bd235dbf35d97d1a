import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Missing } from '../missing/missing.tsx';
import { TreeRow } from '../tree/tree-row.tsx';
import { useWalkedRows } from '../tree/use-walked-rows.ts';
import { CHUNK, type JsonLine, jsonLines, LONG_TEXT } from './json-lines.ts';
import mono from '../../themes/mono.css?inline';
import tones from '../../themes/tones.css?inline';
import tree from '../tree/tree.css?inline';
import css from './json-view.css?inline';

/**
 * Collapsible JSON view of any value; `depth` levels are expanded initially. Collapsed branches are not traversed, long
 * texts and lists are truncated, and invisible characters are shown as escapes.
 */
export const JsonView = ({ label, value, depth = 2 }: { label: string; value: unknown; depth?: number }) => {
  useStyles(mono, tones, tree, css);
  const messages = useMessages('ui').display.json;
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const [extra, setExtra] = useState<ReadonlyMap<string, number>>(new Map());
  const lines = useMemo(
    () =>
      jsonLines(value, {
        isOpen: (key, level) => level < depth !== flipped.has(key),
        shownOf: (key) => CHUNK + (extra.get(key) ?? 0),
      }),
    [value, depth, flipped, extra],
  );

  const latest = useRef(lines);
  useLayoutEffect(() => {
    latest.current = lines;
  });
  const toggle = useCallback((key: string) => {
    const line = latest.current.find((one) => one.key === key);
    if (line?.kind === 'more')
      setExtra((before) => new Map(before).set(line.parent, (before.get(line.parent) ?? 0) + CHUNK));
    else if (line?.open !== undefined)
      setFlipped((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      });
  }, []);
  const { list, active, onKeyDown, onRowFocus, onFocusLost } = useWalkedRows(lines, undefined, {
    toggle,
    press: toggle,
  });

  if (value === undefined) return <Missing />;
  return (
    <div className="fe-json" part="json">
      <div className="fe-json-head">
        <span>{label}</span>
        <CopyButton text={() => pretty(value)} what={label} />
      </div>
      <ul
        className="fe-tree-list fe-json-list"
        role="tree"
        aria-label={label}
        dir="ltr"
        translate="no"
        ref={list}
        onKeyDown={onKeyDown}
      >
        {lines.map((line) => (
          <TreeRow
            key={line.key}
            id={line.key}
            className="fe-json-row"
            level={line.level}
            position={line.position}
            size={line.size}
            open={line.open}
            isActive={line.key === active}
            onRowFocus={onRowFocus}
            onToggle={toggle}
            onPress={toggle}
            onFocusLost={onFocusLost}
          >
            <Line line={line} messages={messages} />
          </TreeRow>
        ))}
      </ul>
    </div>
  );
};

interface Words {
  items(values: { count: number }): string;
  showMore(values: { count: number }): string;
  showAll(values: { count: number }): string;
}

const Line = ({ line, messages }: { line: JsonLine; messages: Words }) => {
  if (line.kind === 'more')
    return (
      <span className="fe-tree-lead" dir="auto">
        {messages.showMore({ count: Math.min(line.left, CHUNK) })}
      </span>
    );
  return (
    <span className="fe-json-line">
      {line.name !== undefined && <span className="fe-json-name">{line.name}: </span>}
      {line.kind === 'branch' ? (
        <span className="fe-json-count">
          {!line.open && `${marks(line)} `}
          {line.count > 0 && <bdi>{messages.items({ count: line.count })}</bdi>}
        </span>
      ) : (
        <Leaf value={line.value} open={line.open} messages={messages} />
      )}
    </span>
  );
};

const Leaf = ({ value, open, messages }: { value: unknown; open: boolean | undefined; messages: Words }) => {
  if (value === undefined) return <Missing />;
  if (typeof value !== 'string')
    return <span className={`fe-json-${value === null ? 'null' : typeof value}`}>{plain(value)}</span>;
  return (
    <>
      <bdi className="fe-json-string">{quoted(value, open ?? true)}</bdi>
      {open === false && (
        <>
          {' '}
          <bdi className="fe-json-all">{messages.showAll({ count: value.length })}</bdi>
        </>
      )}
    </>
  );
};

const marks = ({ isList, count }: { isList: boolean; count: number }) => {
  const inside = count > 0 ? '…' : '';
  return isList ? `[${inside}]` : `{${inside}}`;
};

const plain = (value: unknown): string =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : String(value);

/** Invisible and bidirectional control characters, shown as escapes. */
// oxlint-disable-next-line no-control-regex -- control characters are the match
const HIDDEN = /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Quotes a text and escapes invisible or bidirectional characters; truncated where it is long and not `whole`. */
export const quoted = (text: string, whole: boolean): string => {
  const cut = whole || text.length <= LONG_TEXT ? text : `${text.slice(0, LONG_TEXT).replace(/[\ud800-\udbff]$/, '')}…`;
  return JSON.stringify(cut).replace(HIDDEN, (hidden) => `\\u${hidden.charCodeAt(0).toString(16).padStart(4, '0')}`);
};

/** Formatted JSON of the whole value, valid for any parser. */
export const pretty = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one), 2);
