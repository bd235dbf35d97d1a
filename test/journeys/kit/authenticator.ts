import type { Page } from 'playwright/test';

interface Kind {
  transport: 'internal' | 'usb';
}

/** An authenticator of the browser's own making: one that tells its person by itself, and keeps passkeys. */
export const withAuthenticator = async (page: Page, { transport }: Kind = { transport: 'internal' }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const as = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return {
    verifies: () => as(true),
    cancels: () => as(false),
    /** It is no longer plugged in, or lost. */
    leaves: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
};
