import type { PublicCustomLogin } from '../contract/entities/custom-login.ts';
import type { AppState } from './state.ts';

/** Tenant whose login address the page has, and its look; undefined at any other. Source: protocol/operator.md#custom-login. */
export const customLoginOf = ({ metadata }: Pick<AppState, 'metadata'>): Partial<PublicCustomLogin> | undefined => {
  const { customLogin } = metadata;
  return typeof customLogin === 'object' && customLogin !== null ? customLogin : undefined;
};
