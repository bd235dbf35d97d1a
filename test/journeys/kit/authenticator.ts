import { expect, type Page } from 'playwright/test';

interface Kind {
  transport: 'internal' | 'usb';
}

/** How often the browser has told each page that nothing came of what it had asked for. */
const refusals = new WeakMap<Page, { count: number }>();

const countRefusals = async (page: Page): Promise<{ count: number }> => {
  const known = refusals.get(page);
  if (known) return known;
  const told = { count: 0 };
  refusals.set(page, told);
  await page.exposeFunction('refusedByAuthenticator', () => void (told.count += 1));
  await page.addInitScript(() => {
    const { refusedByAuthenticator: tell } = globalThis as unknown as { refusedByAuthenticator: () => void };
    for (const name of ['create', 'get'] as const) {
      // of the two kinds of options only what both may have is looked at
      const ask = navigator.credentials[name].bind(navigator.credentials) as (options?: object) => Promise<Credential>;
      navigator.credentials[name] = (options?: { mediation?: string }) =>
        ask(options).catch((wrong: unknown) => {
          // what the browser offers by itself is given up whenever something else is asked for
          if (options?.mediation !== 'conditional') tell();
          throw wrong;
        });
    }
  });
  return told;
};

/** An authenticator of the browser's own making: one that tells its person by itself, and keeps passkeys. */
export const withAuthenticator = async (page: Page, { transport }: Kind = { transport: 'internal' }) => {
  const told = await countRefusals(page);
  let before = 0;
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
    cancels: async () => {
      before = told.count;
      await as(false);
    },
    /** Waits until its person has thought better of it. */
    cancelled: () => expect.poll(() => told.count).toBeGreaterThan(before),
    /** It is no longer plugged in, or lost. */
    leaves: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
};
