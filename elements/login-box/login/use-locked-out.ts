import { useState } from 'react';
import { useLogin } from '../box/use-login.ts';

/** Whether sign-in is locked after too many attempts, until the person wants to try again. */
export const useLockedOut = (): { readonly locked: boolean; tryAgain(): void } => {
  const [{ failure, method }, login] = useLogin();
  const [locked, setLocked] = useState(false);
  if (!locked && failure?.kind === 'accountLocked') setLocked(true);
  return {
    locked,
    tryAgain: () => {
      if (method && method !== 'QuickSmsCode') void login.chooseMethod(method);
      setLocked(false);
    },
  };
};
