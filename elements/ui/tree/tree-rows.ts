import type { IconNode } from 'lucide';
import type { WalkedRow } from './walk.ts';

/** Node of a tree. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** Detail at the end of its row, in a word or two: a count, a state. */
  readonly detail?: string;
  readonly icon?: IconNode;
  /** Children; absent for a leaf. */
  readonly below?: TreeBranch;
}

/**
 * Children of a node, as far as they are loaded: `unknown` before the first request, `some` where more can be loaded.
 * Loaded nodes stay while more load.
 */
export interface TreeBranch {
  readonly state: 'unknown' | 'loading' | 'failed' | 'some' | 'all';
  readonly nodes?: readonly TreeNode[];
}

interface Place {
  readonly level: number;
  readonly position: number;
  readonly size: number;
}

/** Row of a tree: a node, or the button that loads more nodes below `parent` (at the root where it is absent). */
export type TreeLine = WalkedRow &
  Place &
  (
    | { readonly kind: 'node'; readonly node: TreeNode }
    | { readonly kind: 'more'; readonly parent: string | undefined; readonly state: 'loading' | 'failed' | 'some' }
  );

/** Texts of the rows that load more or retry. */
export interface TreeWords {
  readonly failed: string;
  readonly more: string;
  readonly moreFailed: string;
}

/** Visible rows of a tree with these nodes expanded, in order. */
export const treeLines = (
  branch: TreeBranch,
  open: ReadonlySet<string>,
  words: TreeWords,
  parent?: string,
  level = 1,
): TreeLine[] => {
  const { state, nodes = [] } = branch;
  // a first load shows in the line of the parent
  const leads = state === 'failed' || state === 'some' || (state === 'loading' && nodes.length > 0);
  const size = nodes.length + (leads ? 1 : 0);
  const lines = nodes.flatMap((node, at): TreeLine[] => {
    const isOpen = node.below && open.has(node.id);
    const line: TreeLine = {
      kind: 'node',
      key: node.id,
      node,
      level,
      position: at + 1,
      size,
      text: node.name,
      open: node.below && isOpen,
    };
    return isOpen && node.below ? [line, ...treeLines(node.below, open, words, node.id, level + 1)] : [line];
  });
  if (!leads) return lines;
  const text = state !== 'failed' ? words.more : nodes.length > 0 ? words.moreFailed : words.failed;
  return [
    ...lines,
    { kind: 'more', key: `${parent ?? ''}/${nodes.length}`, parent, state, level, position: size, size, text },
  ];
};
