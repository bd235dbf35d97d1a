import { useCredentialsSlot } from './use-credentials.ts';

/** Where a step's credentials form stands. */
export const CredentialsSlot = () => <slot name="credentials" ref={useCredentialsSlot()} />;
