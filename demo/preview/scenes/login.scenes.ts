import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { users } from '../../../core/contract/users.ts';
import { SEEDED_PASSWORD } from '../../server/dev/people.ts';
import { putProvider } from '../../server/dev/sso-rows.ts';
import type { Ports } from '../../server/ports.ts';
import { DEFAULT_CONFIG } from '../../server/vendor/config.ts';
import { FEW, living, MANY } from './living.ts';
import type { Scene, Stage } from './scene.ts';
import { LOCKS_AT_ONCE } from './typed.ts';

const ADA = 'ada@acme.test';
const NEWCOMER = { name: 'Grace Hopper', email: 'grace@newco.test', companyName: 'Newco', password: 'Correct-horse-9' };

const asPassword = async ({ enter, submit }: Stage, email = ADA) => {
  await enter({ email });
  await submit();
};

const trying =
  (password: string, email = ADA) =>
  async (stage: Stage) => {
    await asPassword(stage, email);
    await stage.enter({ password });
    await stage.submit();
  };

/** Signs in a person of several companies, and stays where they choose one. */
const choosing = async (stage: Stage) => {
  await trying(SEEDED_PASSWORD)(stage);
  await stage.shown('[role=option]');
};

/** A company whose people sign in at their own provider. */
const withProvider =
  (address: string) =>
  async ({ store }: Ports) => {
    const all = store.scoped({ across: 'seeds' });
    const [tenant] = await all.tenants.find({ limit: 1 });
    const tenantId = tenant?.id as TenantId; // the seed has made it
    await all.transaction((rows) => putProvider(rows, tenantId, 'sso.test', { ssoEndpoint: address }));
  };

/** Signing in, and what can go wrong with it. */
export const loginScenes = {
  'login/email': { shows: 'asks for the email' },
  'login/email/malformed': {
    shows: 'says that what was typed is no email',
    play: async ({ enter, send }) => {
      await enter({ email: 'ada' });
      await send();
    },
  },
  'login/loading': {
    shows: 'takes the email while the service has not answered',
    before: ({ preview }) => {
      preview.network.state = 'stalled';
    },
  },
  'login/sign-ups-closed': {
    shows: 'offers no new account',
    preview: { config: { allowSignups: false } },
  },
  'login/white-label': {
    shows: 'does not say who made it',
    preview: { config: { vendor: { ...DEFAULT_CONFIG.vendor, whiteLabelMode: true } } },
  },
  'login/password': { shows: 'asks for the password of the email it shows', play: asPassword },
  'login/password/back': {
    shows: 'asks for the email again and remembers it',
    play: async (stage) => {
      await asPassword(stage);
      await stage.press(0);
    },
  },
  'login/password/long': {
    shows: 'keeps a long email in its place',
    preview: { config: { vendor: { ...DEFAULT_CONFIG.vendor, name: 'Consolidated Robotics of Northern Europe' } } },
    play: (stage) =>
      asPassword(stage, 'wolfeschlegelsteinhausenbergerdorff.the.elder@a-very-long-company-name.example.com'),
  },
  'login/password/wrong': { shows: 'says that the email or the password is wrong', play: trying('Wrong-passw0rd') },
  'login/password/unknown': {
    shows: 'says the same of an account that does not exist',
    play: trying('Wrong-passw0rd', 'unknown@acme.test'),
  },
  'login/password/unverified': {
    shows: 'asks to confirm the email first and offers a new link',
    before: async ({ ask }) => void (await ask(users.signUp, { body: NEWCOMER })),
    play: trying(NEWCOMER.password, NEWCOMER.email),
  },
  'login/password/unverified/resent': {
    shows: 'says that a new link is on its way',
    before: async ({ ask }) => void (await ask(users.signUp, { body: NEWCOMER })),
    play: async (stage) => {
      await trying(NEWCOMER.password, NEWCOMER.email)(stage);
      await stage.press(1);
    },
  },
  'login/password/locked': {
    shows: 'says that signing in is locked and where the way out is',
    preview: { config: { lockoutPolicy: LOCKS_AT_ONCE } },
    play: trying('Wrong-passw0rd'),
  },
  'login/password/locked/unknown': {
    shows: 'says the same of an account that does not exist',
    preview: { config: { lockoutPolicy: LOCKS_AT_ONCE } },
    play: trying('Wrong-passw0rd', 'unknown@acme.test'),
  },
  'login/password/locked/resent': {
    shows: 'says that a new link is on its way, if there is such an account',
    preview: { config: { lockoutPolicy: LOCKS_AT_ONCE } },
    play: async (stage) => {
      await trying('Wrong-passw0rd')(stage);
      await stage.press(1);
    },
  },
  'login/password/offline': {
    shows: 'says that the service cannot be reached',
    play: async (stage) => {
      await asPassword(stage);
      stage.preview.network.state = 'down';
      await stage.enter({ password: SEEDED_PASSWORD });
      await stage.submit();
    },
  },
  'login/password/broken': {
    shows: 'says that the service is in trouble',
    play: async (stage) => {
      await asPassword(stage);
      stage.preview.network.state = 'broken';
      await stage.enter({ password: SEEDED_PASSWORD });
      await stage.submit();
    },
  },
  'login/email/limited': {
    shows: 'says when another try may be made',
    play: async (stage) => {
      await stage.settled();
      stage.preview.network.state = 'overrun';
      await asPassword(stage);
    },
  },
  'login/password/limited': {
    shows: 'says when another try may be made',
    play: async (stage) => {
      await asPassword(stage);
      stage.preview.network.state = 'overrun';
      await stage.enter({ password: SEEDED_PASSWORD });
      await stage.submit();
    },
  },
  'login/password/slow': {
    shows: 'shows that it is working on it',
    play: async (stage) => {
      await asPassword(stage);
      stage.preview.network.state = 'stalled';
      await stage.enter({ password: SEEDED_PASSWORD });
      await stage.send();
    },
  },
  'login/sso': {
    shows: 'is about to go to the company’s own sign-in',
    preview: { seed: withProvider('https://id.sso.test/login') },
    play: (stage) => asPassword(stage, 'kim@sso.test'),
  },
  'login/sso/failed': {
    shows: 'says that the company did not confirm the person',
    preview: { seed: withProvider('not://an.address') },
    holdAt: ({ login }) => login?.step === 'loginWithSSOFailed',
    play: async (stage) => {
      await asPassword(stage, 'kim@sso.test');
      await stage.press(0);
    },
  },
  'login/success': {
    shows: 'says that the person is in',
    holdAt: ({ login }) => login?.step === 'success',
    play: trying(SEEDED_PASSWORD),
  },
  'login/tenants': {
    shows: 'asks a person of several companies for one of them',
    preview: { seed: living(FEW) },
    play: choosing,
  },
  'login/tenants/many': {
    shows: 'searches the companies of a person who has many',
    preview: { seed: living(MANY, {}, 'Consolidated Robotics and Unmanned Vehicles of Northern Europe') },
    play: choosing,
  },
  'login/tenants/broken': {
    shows: 'says that a company did not open, and keeps the list',
    preview: { seed: living(FEW) },
    play: async (stage) => {
      await choosing(stage);
      stage.preview.network.state = 'broken';
      stage.box.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]')[1]?.click();
      await stage.shown('.fe-banner');
    },
  },
  'login/already-in': {
    shows: 'gives way to the page',
    play: async (stage) => {
      await trying(SEEDED_PASSWORD)(stage);
      await stage.until(() => stage.box.hidden === true);
    },
  },
} as const satisfies Record<string, Scene>;
