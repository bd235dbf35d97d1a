import { useAttributeValues } from '../../kit/host-context.ts';
import type { loginBoxAttributes } from '../login-box.attributes.ts';

/** Email of the person who is asked to sign in; `undefined` where the box asks for one. */
export const useLoginHint = (): string | undefined =>
  useAttributeValues<typeof loginBoxAttributes>().loginHint?.trim() || undefined;
