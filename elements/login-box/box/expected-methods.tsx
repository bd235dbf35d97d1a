import { expectsPasskeys } from '../../../core/sign-in/offers-passkeys.ts';
import { useAppState } from '../../kit/use-app.ts';

/** Placeholder of the other sign-in methods, as in the frame before React. */
export const ExpectedMethods = () =>
  useAppState(({ vendor }) => expectsPasskeys(vendor)) && <span className="fe-skeleton fe-skeleton-method" />;
