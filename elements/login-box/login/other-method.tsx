import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useLogin } from '../box/use-login.ts';
import { useMethods } from '../box/use-methods.ts';

/** Link to the other sign-in methods, if there are any, with other help links. */
export const OtherMethod = ({ children }: { children?: ReactNode }) => {
  const { otherMethod } = useMessages('login');
  const [, login] = useLogin();
  const methods = useMethods();
  if (methods.length < 2 && !children) return null;
  return (
    <div className="fe-actions">
      {methods.length > 1 && <LinkButton onPress={() => login.tell('methodsAsked')}>{otherMethod}</LinkButton>}
      {children}
    </div>
  );
};
