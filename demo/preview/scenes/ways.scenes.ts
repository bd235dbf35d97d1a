import { SEEDED_PASSWORD } from '../../server/dev/people.ts';
import type { Ports } from '../../server/ports.ts';
import type { PreviewOptions } from '../preview.ts';
import type { Scene, Stage } from './scene.ts';

const ADA = 'ada@acme.test';

const withPasskeys: PreviewOptions = {
  config: {
    secondaryAuthStrategies: [
      { strategy: 'Passkeys', isActive: true },
      { strategy: 'SmsCodeV2', isActive: true },
    ],
    flags: { 'show-passkeys-new': 'on' },
  },
};

const identified = async ({ enter, submit }: Stage) => {
  await enter({ email: ADA });
  await submit();
};

/** A password of Ada's that thieves know too. */
const KNOWN = 'password1234';

const withKnownPassword: PreviewOptions = {
  config: { flags: { 'security-center-show-login-flows': 'on' } },
  seed: async ({ store, hasher }: Ports) => {
    const passwordHash = await hasher.hash(KNOWN);
    await store.scoped({ across: 'seeds' }).transaction((rows) => rows.users.update({ email: ADA }, { passwordHash }));
  },
};

const stopped = async (stage: Stage) => {
  await identified(stage);
  await stage.enter({ password: KNOWN });
  await stage.submit();
  await stage.until(() => !stage.box.querySelector('form'));
};

const asStranger = () => {
  localStorage.removeItem('preferred-login-method');
  localStorage.removeItem('dont-show-again-prompt-passkeys');
  localStorage.removeItem('register-quick-login');
};

/** Codes by text message, and passkeys. */
export const waysScenes = {
  'login/sms': {
    shows: 'asks for the code that was sent to the phone',
    preview: { config: { authStrategy: 'SmsCode', otherAuthStrategies: ['EmailAndPassword'] } },
    play: identified,
  },
  'login/passkey': {
    shows: 'offers to sign in by passkey',
    preview: withPasskeys,
    play: async (stage) => stage.shown('.fe-or'),
  },
  'login/breached': {
    shows: 'has a password chosen that thieves do not know',
    preview: withKnownPassword,
    play: stopped,
  },
  'login/breached/sent': {
    shows: 'says that the link to a new password is on its way',
    preview: withKnownPassword,
    play: async (stage) => {
      await stopped(stage);
      await stage.press(1);
    },
  },
  'passkeys/prompt': {
    shows: 'offers to make a passkey for next time',
    preview: withPasskeys,
    before: asStranger,
    play: async (stage) => {
      await identified(stage);
      await stage.enter({ password: SEEDED_PASSWORD });
      await stage.submit();
      await stage.until(() => !stage.box.querySelector('form'));
    },
  },
} as const satisfies Record<string, Scene>;
