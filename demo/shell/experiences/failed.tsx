import type { ReactElement } from 'react';
import { failureText } from './failure-text.ts';

/** Failure of a page's data, with the way to ask again. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement => (
  <div className="state" role="alert">
    <p>{failureText(error)}</p>
    <button type="button" className="button" onClick={onRetry}>
      Try again
    </button>
  </div>
);
