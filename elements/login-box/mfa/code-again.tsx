import { useMfa } from './use-mfa.ts';
import { Again, CODE_SECONDS } from '../box/link/again.tsx';

/** Sends the code of a second factor once more. */
export const CodeAgain = () => {
  const [{ pending, preparing, again, sentTo, failure }, mfa] = useMfa();
  return (
    <Again
      seconds={CODE_SECONDS}
      pending={pending}
      failure={failure}
      again={again === true}
      busy={pending && preparing === true}
      waits={sentTo !== undefined || failure?.retryAfter !== undefined}
      onPress={() => mfa.sendAgain()}
    />
  );
};
