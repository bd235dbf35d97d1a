import { useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useBox } from './box-context.ts';
import { BoxStep } from './box-step.tsx';
import { Waiting } from './waiting.tsx';

/** The person is in and about to leave. Whoever was in when the page opened sees no more than that it is loading. */
export const Entered = () => {
  useNoCredentials();
  const words = useMessages('login').success;
  const box = useBox();
  const [wasIn] = useState(() => box.isFirst());
  if (wasIn) return <Waiting />;
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <Spinner />
    </BoxStep>
  );
};
