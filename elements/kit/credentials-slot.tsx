import { useCredentialsSlot } from './use-credentials.ts';

/** Slot for a step's credentials form. */
export const CredentialsSlot = () => <slot name="credentials" ref={useCredentialsSlot()} />;
