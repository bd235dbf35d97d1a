import { useLogin } from '../box/use-login.ts';
import { Again } from '../box/link/resend-code.tsx';

/** Sends the code or link that signs in once more. */
export const MailAgain = ({ seconds }: { seconds: number }) => {
  const [{ pending, sent, failure }, login] = useLogin();
  return (
    <Again
      seconds={seconds}
      pending={pending}
      failure={failure}
      again={sent === 'code'}
      onPress={() => login.sendAgain()}
    />
  );
};
