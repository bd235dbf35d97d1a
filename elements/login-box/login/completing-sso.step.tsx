import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';

/** Progress screen while the answer of the company's provider becomes a session. Source: product.md#sso-redirect. */
export const Screen = () => <MessageStep {...useMessages('federation').sso.completing} />;
