import type { ReactNode } from 'react';

/** A row that stands for all: nothing is here, nothing matches, or nothing could be loaded. */
export const OutcomeRow = ({ children }: { children: ReactNode }) => (
  <tbody className="fe-tbody" role="rowgroup">
    <tr className="fe-tr fe-tr-outcome" role="row">
      <td className="fe-td-outcome" role="cell">
        {children}
      </td>
    </tr>
  </tbody>
);
