import { expectsPasskeys } from '../../../core/sign-in/offers-passkeys.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useSocialLayout } from './social/social-layout.ts';

/**
 * Placeholder of the other methods, a line for each; of sign-in the first as in the frame before React. Above the form
 * there are those of providers alone.
 */
export const ExpectedMethods = ({ signsUp = false, above = false }: { signsUp?: boolean; above?: boolean }) => {
  const byPasskey = useAppState(({ vendor }) => !signsUp && !above && expectsPasskeys(vendor));
  const { lines, onTop } = useSocialLayout();
  return Array.from({ length: (onTop === above ? lines : 0) + Number(byPasskey) }, (_, line) => (
    <span key={line} className="fe-skeleton fe-skeleton-method" />
  ));
};
