import { useState } from 'react';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useBox } from './box-context.ts';
import { MessageStep } from './message-step.tsx';
import { BoxSkeleton } from './box-skeleton.tsx';

/**
 * The person is in and about to leave. Whoever was in when the page opened sees no more than that it is loading.
 * Source: product.md#login-steps.
 */
export const Screen = () => {
  useNoCredentials();
  const { title, subtitle } = useMessages('login').success;
  const box = useBox();
  const [wasIn] = useState(() => box.isFirst());
  return wasIn ? <BoxSkeleton /> : <MessageStep title={title} subtitle={subtitle} />;
};
