import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** Props of a tree row. */
export interface TreeRowProps {
  id: string;
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of siblings, including itself. */
  size: number;
  open?: boolean | undefined;
  /** Selection; absent where rows cannot be selected. */
  selected?: boolean | undefined;
  busy?: boolean | undefined;
  isActive: boolean;
  className?: string;
  onRowFocus: (key: string) => void;
  onToggle: (key: string) => void;
  onPress: (key: string) => void;
  onFocusLost: () => void;
  children: ReactNode;
}

/** Row of a tree: indented by its level, with a toggle where it can be expanded. */
export const TreeRow = ({
  id,
  level,
  position,
  size,
  open,
  selected,
  busy,
  isActive,
  className,
  children,
  ...on
}: TreeRowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const { onFocusLost } = on;
  useLayoutEffect(() => {
    const node = row.current;
    // runs before the node is removed, while it still has the focus
    return () => {
      const root = node?.getRootNode();
      if (root instanceof ShadowRoot && root.activeElement === node) onFocusLost();
    };
  }, [onFocusLost]);
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    on.onToggle(id);
  };
  return (
    <li
      ref={row}
      className={className ? `fe-tree-row ${className}` : 'fe-tree-row'}
      part="tree-row"
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={open}
      aria-selected={selected}
      aria-busy={busy || undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ '--_fe-level': level - 1 }}
      onFocus={() => on.onRowFocus(id)}
      onClick={() => on.onPress(id)}
    >
      {open === undefined ? (
        <span className="fe-tree-mark" />
      ) : (
        // the keyboard opens the row itself
        <span
          className={`fe-tree-mark fe-tree-opener${busy ? '' : ' fe-tree-arrow'}`}
          aria-hidden="true"
          onClick={toggle}
        >
          {busy && <span className="fe-tree-busy" />}
        </span>
      )}
      {children}
    </li>
  );
};
