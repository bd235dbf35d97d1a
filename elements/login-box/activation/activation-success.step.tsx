import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { BoxStep } from '../box/box-step.tsx';

/** The address is confirmed; the page goes on by itself. Source: SPEC §2, §9 "post-activation". */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login-more').activation.success;
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <Spinner />
    </BoxStep>
  );
};
