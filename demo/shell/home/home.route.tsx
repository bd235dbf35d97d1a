import { type ReactElement, useState } from 'react';
import { Protected, useIsAuthenticated } from '../../../adapters/react/index.ts';
import { HomePage } from './home.page.tsx';
import { IntroductionPage } from './introduction.page.tsx';

/** Home: an introduction for strangers. After sign-out it asks to sign in again, as every page for signed-in people does. */
export const HomeRoute = (): ReactElement => {
  const isAuthenticated = useIsAuthenticated();
  const [wasAuthenticated, setWasAuthenticated] = useState(isAuthenticated);
  if (isAuthenticated && !wasAuthenticated) setWasAuthenticated(true);
  return isAuthenticated || wasAuthenticated ? (
    <Protected>
      <HomePage />
    </Protected>
  ) : (
    <IntroductionPage />
  );
};
