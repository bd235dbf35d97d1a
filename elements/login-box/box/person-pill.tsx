import { useMessages } from '../../kit/use-messages.ts';
import { IdentifierPill } from '../../ui/identifier-pill/identifier-pill.tsx';
import { useLogin } from './use-login.ts';
import { useLoginHint } from './use-login-hint.ts';

/** Email of the person who signs in, with a button to change it, except where the host names the person. */
export const PersonPill = () => {
  const { change } = useMessages('login');
  const [{ email }, login] = useLogin();
  const named = useLoginHint() !== undefined;
  return <IdentifierPill identifier={email} change={change} onChange={named ? undefined : login.goBack} />;
};
