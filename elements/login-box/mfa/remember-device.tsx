import { useMessages } from '../../kit/use-messages.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { useMfa } from './use-mfa.ts';

const DAY_SECONDS = 86_400;

/** Checkbox to remember this device, if the policy allows it. Source: protocol/second-factors.md#remember-device. */
export const RememberDeviceField = (props: { value: boolean; onChange: (remember: boolean) => void }) => {
  const messages = useMessages('login-more').factor;
  const [{ rememberSeconds }] = useMfa();
  if (rememberSeconds === undefined) return null;
  return (
    <Checkbox label={messages.remember({ count: Math.max(1, Math.round(rememberSeconds / DAY_SECONDS)) })} {...props} />
  );
};
