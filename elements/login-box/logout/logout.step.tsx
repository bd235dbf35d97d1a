import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';

/** The session is being ended; the page goes on to signing in by itself. Source: product.md#logout. */
export const Screen = () => {
  const { title, subtitle } = useMessages('login').logout;
  return <MessageStep title={title} subtitle={subtitle} />;
};
