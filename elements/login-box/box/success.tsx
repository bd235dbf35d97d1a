import { useState } from 'react';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useBox } from './box-context.ts';
import { MessageStep } from './message-step.tsx';
import { BoxSkeleton } from './box-skeleton.tsx';

/**
 * Confirmation of a successful sign-in before the redirect. With a session at page load it is a skeleton instead.
 * Source: product.md#login-steps.
 */
export const Screen = () => {
  useNoCredentials();
  const { title, subtitle } = useMessages('login').success;
  const box = useBox();
  const [wasIn] = useState(() => box.isFirst());
  return wasIn ? <BoxSkeleton /> : <MessageStep title={title} subtitle={subtitle} />;
};
