import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { BoxStep } from '../box/box-step.tsx';

/** The session is being ended; the page goes on to signing in by itself. Source: SPEC §2 "logoutUrl". */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login').logout;
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <Spinner />
    </BoxStep>
  );
};
