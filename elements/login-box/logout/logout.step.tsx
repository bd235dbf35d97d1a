import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';

/** Progress screen of the logout; the page goes to the login by itself. Source: product.md#logout. */
export const Screen = () => {
  const { title, subtitle } = useMessages('login').logout;
  return <MessageStep title={title} subtitle={subtitle} />;
};
