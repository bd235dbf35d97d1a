import { useLogin } from '../box/use-login.ts';
import { ResendCode } from '../box/link/resend-code.tsx';

/** Button that resends the sign-in code or link. */
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
