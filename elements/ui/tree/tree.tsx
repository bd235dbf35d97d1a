import { ChevronsDown, type IconNode, RotateCw } from 'lucide';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { LoadFailed } from '../empty-state/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { titleWhenCut } from '../truncated/title-when-cut.ts';
import { TreeRow, type TreeRowProps } from './tree-row.tsx';
import { type TreeBranch, type TreeLine, treeLines } from './tree-rows.ts';
import { useWalkedRows } from './use-walked-rows.ts';
import css from './tree.css?inline';

/** Props of a tree. */
export interface TreeProps {
  label: string;
  root: TreeBranch;
  /** Loads the children of a node, also to retry or to load more; of the root where there is no id. */
  onLoad?: (id: string | undefined) => void;
  selected?: string | undefined;
  /** Selection handler; without it a press expands and collapses. */
  onSelect?: (id: string) => void;
  /** Ids of nodes expanded initially. */
  defaultOpen?: readonly string[];
}

/**
 * Tree view: accounts and their sub-accounts, a company and its parts. Children are loaded when a node is expanded.
 * Source: WAI-ARIA Authoring Practices, "Tree view".
 */
export const Tree = ({ label, root, onLoad, selected, onSelect, defaultOpen = [] }: TreeProps) => {
  useStyles(css);
  const messages = useMessages('ui').display.tree;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  const lines = useMemo(() => treeLines(root, open, messages), [root, open, messages]);

  // stable callbacks, so that a move of the focus renders two rows and not a thousand
  const latest = useRef({ lines, open, onLoad, onSelect });
  useLayoutEffect(() => {
    latest.current = { lines, open, onLoad, onSelect };
  });
  const toggle = useCallback((key: string) => {
    const { lines, open, onLoad } = latest.current;
    const line = lines.find((one) => one.key === key);
    if (line?.kind !== 'node' || !line.node.below) return;
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
    if (!open.has(key) && line.node.below.state === 'unknown') onLoad?.(key);
  }, []);
  const press = useCallback(
    (key: string) => {
      const { lines, onLoad, onSelect } = latest.current;
      const line = lines.find((one) => one.key === key);
      if (line?.kind === 'more') {
        if (line.state !== 'loading') onLoad?.(line.parent);
      } else if (onSelect) onSelect(key);
      else toggle(key);
    },
    [toggle],
  );
  const { list, active, onKeyDown, onRowFocus, onFocusLost } = useWalkedRows(lines, selected, { toggle, press });

  const { state, nodes = [] } = root;
  if (nodes.length === 0 && state === 'all') return null;
  if (nodes.length === 0 && state === 'failed') return <LoadFailed onRetry={() => onLoad?.(undefined)} />;
  if (nodes.length === 0) return <SkeletonRows label={messages.loading({ name: label })} columns={1} />;
  return (
    <div className="fe-tree" part="tree">
      <ul className="fe-tree-list" role="tree" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {lines.map((line) => (
          <Row
            key={line.key}
            id={line.key}
            level={line.level}
            position={line.position}
            size={line.size}
            open={line.open}
            selected={line.kind === 'node' && onSelect ? line.key === selected : undefined}
            busy={isLoading(line)}
            isActive={line.key === active}
            onRowFocus={onRowFocus}
            onToggle={toggle}
            onPress={press}
            onFocusLost={onFocusLost}
            text={line.text}
            {...(line.kind === 'more' ? { more: line.state } : { icon: line.node.icon, detail: line.node.detail })}
          />
        ))}
      </ul>
      <div className="fe-visually-hidden" role="status">
        {loadingMessage(lines, label, messages.loading)}
      </div>
    </div>
  );
};

const isLoading = (line: TreeLine): boolean =>
  line.kind === 'more'
    ? line.state === 'loading'
    : line.open === true && line.node.below?.state === 'loading' && !line.node.below.nodes?.length;

/** Text of the live region: the branch that is loading or failed, wherever the focus is. */
const loadingMessage = (lines: readonly TreeLine[], label: string, loading: (values: { name: string }) => string) => {
  const line = lines.find(isLoading) ?? lines.find((one) => one.kind === 'more' && one.state === 'failed');
  if (!line) return undefined;
  if (line.kind === 'node') return loading({ name: line.text });
  const parent = lines.find(({ key }) => key === line.parent)?.text ?? label;
  return line.state === 'loading' ? loading({ name: parent }) : `${parent}: ${line.text}`;
};

interface FaceProps {
  text: string;
  icon?: IconNode | undefined;
  detail?: string | undefined;
  /** Row that loads more, or tries again. */
  more?: 'loading' | 'failed' | 'some';
}

/** Row with its content, memoized: only those are rendered again that look otherwise. */
const Row = memo(({ text, icon, detail, more, ...row }: FaceProps & Omit<TreeRowProps, 'children'>) => (
  <TreeRow {...row}>
    <Face text={text} icon={icon} detail={detail} {...(more && { more })} />
  </TreeRow>
));

const Face = ({ text, icon, detail, more }: FaceProps) => {
  if (more)
    return (
      <span className="fe-tree-lead">
        {more === 'loading' ? (
          <span className="fe-tree-busy" />
        ) : (
          <Icon of={more === 'failed' ? RotateCw : ChevronsDown} size={16} />
        )}
        {text}
      </span>
    );
  return (
    <>
      {icon && <Icon of={icon} size={16} />}
      <span className="fe-tree-name" dir="auto" onPointerOver={titleWhenCut}>
        {text}
      </span>
      {detail && <bdi className="fe-tree-detail">{detail}</bdi>}
    </>
  );
};
