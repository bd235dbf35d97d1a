import type { IconNode } from 'lucide';
import type { WalkedRow } from './walk.ts';

/** One thing in a tree. */
export interface TreeNode {
  readonly id: string;
  readonly name: string;
  /** A word or two at the end of its line: a count, a state. */
  readonly detail?: string;
  readonly icon?: IconNode;
  /** What is below it; absent for what can have nothing below. */
  readonly below?: TreeBranch;
}

/**
 * Things beside one another, as far as they are known: not asked for yet, on their way, not to be had, some of them, or
 * all. What is there already stays while more is on its way.
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

/** A line of a tree: a thing, or the way to more things below `parent` (at the root where it is absent). */
export type TreeLine = WalkedRow &
  Place &
  (
    | { readonly kind: 'node'; readonly node: TreeNode }
    | { readonly kind: 'more'; readonly parent: string | undefined; readonly state: 'loading' | 'failed' | 'some' }
  );

/** The words of the lines that lead on. */
export interface TreeWords {
  readonly failed: string;
  readonly more: string;
  readonly moreFailed: string;
}

/** The lines that are seen when these nodes are open, in their order. */
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
