import type { Subscription } from 'rxjs';
import type { AppCore } from './app-core.ts';

/** Tells the host's own callbacks what happened. Source: product.md#host-events. */
export const tellHost = ({ bus, options: { events } }: AppCore): Subscription =>
  bus.subscribe((fact) => {
    if (fact.type === 'user.verified') events?.userVerified?.({ userId: fact.userId, origin: fact.origin });
    if (fact.type === 'signUp.completed') events?.signUpComplete?.({ userId: fact.userId, origin: fact.origin });
  });
