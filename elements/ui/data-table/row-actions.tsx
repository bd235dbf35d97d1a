import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import type { TableActions } from './data-table.types.ts';

type RowMenuProps<Row> = Pick<TableActions<Row>, 'actions' | 'locked'>;

/**
 * Context of a row's actions and of the reason why it cannot be selected. As a context, a change renders only the
 * checkboxes and menus, not the rows.
 */
const RowActions = createContext<RowMenuProps<never>>({});

/** Actions of the rows below, which are rendered in pieces when they change: there is a menu in every row. */
export const RowActionsProvider = <Row,>({
  actions,
  locked,
  children,
}: {
  actions: RowMenuProps<Row>['actions'];
  locked: RowMenuProps<Row>['locked'];
  children: ReactNode;
}) => {
  // the rows rendered below are of this type
  const latest = useMemo(() => ({ actions, locked }) as RowMenuProps<never>, [actions, locked]);
  return <RowActions.Provider value={useDeferredValue(latest)}>{children}</RowActions.Provider>;
};

/** Actions of a row; the provider has the type of the rows that it renders. */
export const useRowActions = <Row,>() => useContext(RowActions) as RowMenuProps<Row>;
