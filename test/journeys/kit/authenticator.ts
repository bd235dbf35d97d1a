import { expect, type Page } from 'playwright/test';

interface Kind {
  transport: 'internal' | 'usb';
}

/** How often the browser has told a page that nothing came of what it had asked for, and of what it offers by itself. */
interface Refusals {
  asked: number;
  offered: number;
  /** How many offers had been refused when something that was asked for was, last. */
  offeredBefore: number;
}

const refusals = new WeakMap<Page, Refusals>();

const countRefusals = async (page: Page): Promise<Refusals> => {
  const known = refusals.get(page);
  if (known) return known;
  const told: Refusals = { asked: 0, offered: 0, offeredBefore: 0 };
  refusals.set(page, told);
  await page.exposeFunction('refusedByAuthenticator', (offer: boolean) => {
    if (offer) told.offered += 1;
    else [told.asked, told.offeredBefore] = [told.asked + 1, told.offered];
  });
  await page.addInitScript(() => {
    const { refusedByAuthenticator: tell } = globalThis as unknown as {
      refusedByAuthenticator: (offer: boolean) => void;
    };
    for (const name of ['create', 'get'] as const) {
      // of the two kinds of options only what both may have is looked at
      const ask = navigator.credentials[name].bind(navigator.credentials) as (options?: object) => Promise<Credential>;
      navigator.credentials[name] = (options?: { mediation?: string }) =>
        ask(options).catch((wrong: unknown) => {
          tell(options?.mediation === 'conditional');
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
      before = told.asked;
      await as(false);
    },
    /** Waits until its person has thought better of it. */
    cancelled: () => expect.poll(() => told.asked).toBeGreaterThan(before),
    /** Waits until what the page has the browser offer again, after that, has come to nothing too. */
    offersNothing: () => expect.poll(() => told.offered).toBeGreaterThan(told.offeredBefore),
    /** Removes the authenticator, as when it is unplugged or lost. */
    leaves: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
};
