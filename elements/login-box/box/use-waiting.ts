import { useEffect, useState } from 'react';
import { useAppState } from '../../kit/use-app.ts';

/** How long the box waits for what it does not strictly need, in milliseconds. Ours: no spinner turns for ever. */
export const PATIENCE_MS = 8000;

/** Whether it is not yet known who is signed in and whose product this is. What is remembered of an operator is enough. */
export const useWaiting = (): boolean => {
  const unknown = useAppState(
    ({ session, vendor: { loading, config, publicInfo, strategies } }) =>
      session.status === 'loading' || (loading && !(config && publicInfo && strategies)),
  );
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const late = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(late);
  }, []);
  return unknown && patient;
};
