import { useEffect } from 'react';
import { publicConfigurations } from '../../../../core/contract/public-configurations.ts';
import { offersPasskeys } from '../../../../core/sign-in/offers-passkeys.ts';
import { offersPhones } from '../../../../core/sign-in/offers-phones.ts';
import { useHost } from '../../../kit/host-context.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useCall } from '../../../kit/use-call.ts';
import { LoadFailed } from '../../../ui/empty-state/empty-state.tsx';
import { Cards } from '../../lists/entry-list.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';

const PhoneNumbersCard = lazyScreen(async () => ({
  Screen: (await import('./phone-numbers-card.tsx')).PhoneNumbersCard,
}));
const LinkedAccountsCard = lazyScreen(async () => ({
  Screen: (await import('./linked-accounts-card.tsx')).LinkedAccountsCard,
}));

/** How the user signs in: password, passkeys, phone numbers, and accounts at providers. */
export const SignInView = () => {
  const host = useHost();
  const { state, value: strategies, failure, refetch } = useCall(publicConfigurations.publicStrategies, {});
  const wordsOf = useFailureMessage();
  useEffect(() => {
    PhoneNumbersCard.preload(host);
    LinkedAccountsCard.preload(host);
  }, [host]);
  return (
    <Cards>
      <PasswordCard strategies={strategies} />
      {strategies && offersPasskeys({ strategies }) && <PasskeysCard />}
      {!strategies && state !== 'loading' && (
        <LoadFailed onRetry={refetch} busy={state === 'reloading'}>
          {wordsOf(failure)}
        </LoadFailed>
      )}
      {/* together, once the cards above are known: one that came later would push the next */}
      {state !== 'loading' && (
        <LoadingBoundary>
          {strategies && offersPhones({ strategies }) && <PhoneNumbersCard />}
          <LinkedAccountsCard />
        </LoadingBoundary>
      )}
    </Cards>
  );
};
