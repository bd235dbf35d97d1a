import { Secret, TOTP } from 'otpauth';
import { auth } from '../../../core/contract/auth.ts';
import { MFA_STRATEGIES, type MfaStrategy } from '../../../core/contract/entities/mfa.ts';
import { mfa } from '../../../core/contract/mfa.ts';
import { SEEDED_PASSWORD } from '../../server/dev/people.ts';
import { DEFAULT_CONFIG } from '../../server/vendor/config.ts';
import type { PreviewOptions } from '../preview.ts';
import type { Scene, Stage } from './scene.ts';
import { LOCKS_AT_ONCE, sentTo, typed, wrong } from './typed.ts';

const ADA = 'ada@acme.test';
const STEP_MS = 30_000;
const QUARTER_MS = 15 * 60_000;

/** A company whose people must show a second factor. */
const forcing = (...strategies: MfaStrategy[]): PreviewOptions => ({
  config: {
    mfa: {
      ...DEFAULT_CONFIG.mfa,
      enforceMFAType: 'Force',
      strategies: strategies.length > 0 ? strategies : MFA_STRATEGIES,
    },
  },
});

/** The same, where one wrong attempt locks. */
const lockingAtOnce: PreviewOptions = { config: { ...forcing().config, lockoutPolicy: LOCKS_AT_ONCE } };

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

const codeOf = (otpauthUrl: string, atMs = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(new URL(otpauthUrl).searchParams.get('secret') ?? '') }).generate({
    timestamp: atMs,
  });

/** The challenge Ada's password is answered with. */
const challenged = async ({ ask }: World) => {
  const answer = await ask(auth.login, { body: { email: ADA, password: SEEDED_PASSWORD } });
  if (answer.mfaRequired !== true) throw new Error('No second factor is asked for');
  return answer.mfaToken;
};

/** Second factors that Ada has set up: `otpauth:` address, the code that it was set up with, and recovery codes. */
const held: { otpauthUrl: string; usedCode: string; codes: readonly string[] } = {
  otpauthUrl: '',
  usedCode: '',
  codes: [],
};

const withApp = async (world: World) => {
  const mfaToken = await challenged(world);
  const { otpauthUrl } = await world.ask(mfa.enrollAuthenticator, { body: { mfaToken } });
  const usedCode = codeOf(otpauthUrl);
  const answer = await world.ask(mfa.verifyNewAuthenticator, { body: { mfaToken, token: usedCode } });
  Object.assign(held, { otpauthUrl, usedCode, codes: 'recoveryCodes' in answer ? answer.recoveryCodes : [] });
  await world.ask(auth.logout, {});
};

const mailedCode = async ({ preview }: Pick<Stage, 'preview'>): Promise<string> => {
  const [mail] = await preview.mails(ADA);
  return mail?.text.match(/^\d{6}$/m)?.[0] ?? '';
};

const withAddress = async (world: World) => {
  const mfaToken = await challenged(world);
  const { otcToken } = await world.ask(mfa.sendEmailCode, { body: { mfaToken } });
  await world.ask(mfa.verifyEmailCode, { body: { mfaToken, otcToken, code: await mailedCode(world) } });
  await world.ask(auth.logout, {});
};

const PHONE = '+14155550123';

const textedCode = async ({ preview }: Pick<Stage, 'preview'>): Promise<string> => {
  const [text] = await preview.texts(PHONE);
  return text?.text.match(/\d{6}/)?.[0] ?? '';
};

const withPhone = async (world: World) => {
  const mfaToken = await challenged(world);
  const { otcToken } = await world.ask(mfa.enrollSms, { body: { mfaToken, phoneNumber: PHONE } });
  await world.ask(mfa.verifyNewSms, { body: { mfaToken, otcToken, code: await textedCode(world) } });
  await world.ask(auth.logout, {});
};

/** Passkey creation that fails once with `InvalidStateError`: the authenticator is already registered. */
const refuseKnown = () => {
  Reflect.deleteProperty(navigator.credentials, 'create');
  return Promise.reject(new DOMException('It is there', 'InvalidStateError'));
};

const withKnownKey = () => {
  Object.defineProperty(navigator.credentials, 'create', { configurable: true, value: refuseKnown });
};

const byPassword = async ({ enter, submit, until, box }: Stage) => {
  await enter({ email: ADA });
  await submit();
  await enter({ password: SEEDED_PASSWORD });
  await submit();
  await until(() => !box.querySelector('form'));
};

const provingBy =
  (code: () => string | Promise<string>) =>
  async (stage: Stage): Promise<void> => {
    await byPassword(stage);
    await typed(stage, 'code', await code());
    await stage.settled();
  };

const settingUp =
  (...more: ((stage: Stage) => Promise<void>)[]) =>
  async (stage: Stage): Promise<void> => {
    await byPassword(stage);
    for (const step of more) await step(stage);
    await stage.settled();
  };

/** Chooses the nth of the ways, and goes on. */
const choosing = (nth: number) => async (stage: Stage) => {
  const radios = () => stage.box.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
  await stage.until(() => radios().length > nth);
  radios()[nth]?.click();
  await stage.press(0);
};

const lost = async (stage: Stage) => {
  await byPassword(stage);
  const links = () => stage.box.shadowRoot?.querySelectorAll<HTMLElement>('fe-tree .fe-actions > .fe-link') ?? [];
  await stage.until(() => links().length > 0);
  Array.from(links()).at(-1)?.click();
  await stage.shown('input[type=checkbox]');
};

/** Sets the inbox up, and is shown the recovery codes. */
const keepingCodes = async (stage: Stage) => {
  await byPassword(stage);
  await stage.settled();
  await typed(stage, 'code', await mailedCode(stage));
  await stage.shown('input[type=checkbox]');
};

const recovering = (code: () => string, forGood: boolean) => async (stage: Stage) => {
  await lost(stage);
  await typed(stage, 'recoveryCode', code());
  if (forGood) stage.box.shadowRoot?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  await stage.press(0);
};

/** A second factor, shown or set up, and what can go wrong with it. */
export const factorScenes = {
  'mfa/app': { shows: 'asks for the code of the app', preview: forcing(), before: withApp, play: settingUp() },
  'mfa/app/wrong': {
    shows: 'says that the code is not right',
    preview: forcing(),
    before: withApp,
    play: provingBy(() => wrong(codeOf(held.otpauthUrl))),
  },
  'mfa/app/used': {
    shows: 'says that the code was used already',
    preview: forcing(),
    before: withApp,
    // the code of now may be the next one already
    play: provingBy(() => held.usedCode),
  },
  'mfa/app/out-of-step': {
    shows: 'says that the clock of the phone is wrong',
    preview: forcing(),
    before: withApp,
    play: provingBy(() => codeOf(held.otpauthUrl, Date.now() + 10 * STEP_MS)),
  },
  'mfa/app/locked': {
    shows: 'says that signing in is locked and where the way out is',
    preview: lockingAtOnce,
    before: withApp,
    play: provingBy(() => wrong(codeOf(held.otpauthUrl))),
  },
  'mfa/app/over': {
    shows: 'says that it took too long',
    preview: forcing(),
    before: withApp,
    play: async (stage) => {
      await byPassword(stage);
      stage.preview.advance(QUARTER_MS + STEP_MS);
      await typed(stage, 'code', '123456');
      await stage.settled();
    },
  },
  'mfa/app/offline': {
    shows: 'says that the service cannot be reached',
    preview: forcing(),
    before: withApp,
    play: async (stage) => {
      await byPassword(stage);
      await stage.settled();
      stage.preview.network.state = 'down';
      await typed(stage, 'code', '123456');
      await stage.settled();
    },
  },
  'mfa/email': {
    shows: 'asks for the code that was mailed',
    preview: forcing('EmailCode'),
    before: withAddress,
    play: settingUp(),
  },
  'mfa/email/wrong': {
    shows: 'says that the code is not right and how often it may be tried',
    preview: forcing('EmailCode'),
    before: withAddress,
    play: async (stage) => {
      await byPassword(stage);
      await stage.settled();
      await typed(stage, 'code', wrong(await mailedCode(stage)));
      await stage.settled();
    },
  },
  'mfa/choose': { shows: 'offers what may be set up', preview: forcing(), play: settingUp() },
  'mfa/new-app': {
    shows: 'has an app set up',
    preview: forcing('AuthenticatorApp'),
    play: settingUp(),
  },
  'mfa/new-app/key': {
    shows: 'shows the key to people who cannot scan',
    preview: forcing('AuthenticatorApp'),
    play: settingUp(async (stage) => {
      await stage.shown('.fe-qr');
      await stage.press(0);
    }),
  },
  'mfa/new-phone': { shows: 'asks for a phone number', preview: forcing('SMS'), play: settingUp() },
  'mfa/new-phone/chosen': {
    shows: 'asks for a phone number, with the other ways',
    preview: forcing(),
    play: settingUp(choosing(3)),
  },
  'mfa/new-phone/code': {
    shows: 'asks for the code that was sent to the new phone',
    preview: forcing('SMS'),
    play: settingUp((stage) => sentTo(stage, PHONE)),
  },
  'mfa/sms': {
    shows: 'asks for the code that was sent to the phone',
    preview: forcing('SMS'),
    before: withPhone,
    play: settingUp(),
  },
  'mfa/new-key/exists': {
    shows: 'says that the key is set up already',
    preview: forcing('WebAuthnCrossPlatform'),
    before: withKnownKey,
    play: settingUp(async (stage) => {
      await stage.shown('input[type=radio]');
      await stage.press(0);
    }),
  },
  'mfa/recovery-codes': {
    shows: 'shows the recovery codes once',
    preview: forcing('EmailCode'),
    play: keepingCodes,
  },
  'mfa/recovery-codes/unsaved': {
    shows: 'asks to save them first',
    preview: forcing('EmailCode'),
    play: async (stage) => {
      await keepingCodes(stage);
      await stage.press(3);
    },
  },
  'mfa/recover': { shows: 'asks for a recovery code', preview: forcing(), before: withApp, play: lost },
  'mfa/recover/wrong': {
    shows: 'says that the recovery code is not right',
    preview: forcing(),
    before: withApp,
    play: recovering(() => 'ABCD-EFGH-JKLM', false),
  },
  'mfa/recover/locked': {
    shows: 'says that signing in is locked and where the way out is',
    preview: lockingAtOnce,
    before: withApp,
    play: recovering(() => 'ABCD-EFGH-JKLM', false),
  },
  'mfa/recover/done': {
    shows: 'says that the device is no longer asked for',
    preview: forcing(),
    before: withApp,
    play: recovering(() => held.codes[0] ?? '', true),
  },
} as const satisfies Record<string, Scene>;
