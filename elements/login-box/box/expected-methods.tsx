import { expectsPasskeys } from '../../../core/sign-in/offers-passkeys.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useSocialLayout } from './social/social-layout.ts';

/** Placeholder of the other methods, a line for each; of sign-in the first as in the frame before React. */
export const ExpectedMethods = ({ signsUp = false }: { signsUp?: boolean }) => {
  const byPasskey = useAppState(({ vendor }) => !signsUp && expectsPasskeys(vendor));
  const { lines } = useSocialLayout();
  return Array.from({ length: lines + Number(byPasskey) }, (_, line) => (
    <span key={line} className="fe-skeleton fe-skeleton-method" />
  ));
};
