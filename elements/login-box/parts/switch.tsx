import type { ReactNode } from 'react';

/** The line under the card that leads to another journey. */
export const Switch = ({ question, children }: { question?: string; children: ReactNode }) => (
  <p className="fe-switch">
    {question && <span>{question} </span>}
    {children}
  </p>
);
