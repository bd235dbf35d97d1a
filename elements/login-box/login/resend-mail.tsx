import { useLogin } from '../box/use-login.ts';
import { ResendCode } from '../box/link/resend-code.tsx';

/** Sends the code or link that signs in once more. */
export const ResendMail = ({ seconds }: { seconds: number }) => {
  const [{ pending, sent, failure }, login] = useLogin();
  return (
    <ResendCode
      seconds={seconds}
      pending={pending}
      failure={failure}
      again={sent === 'code'}
      onPress={() => login.sendAgain()}
    />
  );
};
