import { phones } from '../../../core/contract/phones.ts';
import { auth } from '../../../core/contract/auth.ts';
import { SEEDED_PASSWORD } from '../../server/dev/people.ts';
import type { PreviewOptions } from '../preview.ts';
import type { Scene, Stage } from './scene.ts';
import { LOCKS_AT_ONCE, sentTo, typed, wrong } from './typed.ts';

const ADA = 'ada@acme.test';
const NUMBER = '+14155550123';

const byPhone: PreviewOptions = {
  config: {
    otherAuthStrategies: ['SmsCode'],
    secondaryAuthStrategies: [{ strategy: 'SmsCodeV2', isActive: true }],
  },
};

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

const mailedCode = async ({ preview }: Pick<Stage, 'preview'>): Promise<string> => {
  const [mail] = await preview.mails(ADA);
  return mail?.text.match(/^\d{6}$/m)?.[0] ?? '';
};

const lost = ({ go }: World) => go('resetPhoneNumberUrl');

const requestReset = async (stage: Stage) => {
  await stage.enter({ email: ADA });
  await stage.submit();
  await stage.shown('input[name=code]');
};

const asStranger = () => {
  const known = localStorage.getItem('userId');
  for (const key of ['userId', `${known}-sms`, 'register-quick-login', 'preferred-login-method'])
    localStorage.removeItem(key);
};

/** Ada has named a phone, and this browser knows it. */
const known = async (world: World) => {
  const { ask } = world;
  const { userId } = await ask(auth.login, { body: { email: ADA, password: SEEDED_PASSWORD } });
  await ask(auth.logout, {});
  const { resetPhoneNumberToken } = await ask(phones.reset, { body: { email: ADA } });
  const code = await mailedCode(world);
  const { changePhoneNumberToken } = await ask(phones.verifyReset, { body: { resetPhoneNumberToken, code } });
  await ask(phones.change, { body: { changePhoneNumberToken, phoneNumber: NUMBER } });
  localStorage.setItem('userId', userId);
  localStorage.setItem(`${userId}-sms`, 'true');
};

const wishing = async (stage: Stage) => {
  localStorage.setItem('register-quick-login', 'sms');
  await stage.enter({ email: ADA });
  await stage.submit();
  await stage.enter({ password: SEEDED_PASSWORD });
  await stage.submit();
  await stage.shown('input[inputmode=tel]');
};

const byKnownPhone = async (stage: Stage) => {
  await stage.shown('.fe-or');
  await stage.press(0);
  await stage.shown('input[name=code]');
};

/** A phone that is lost, and one that this browser knows. */
export const phoneScenes = {
  'phone/lost': { shows: 'asks whose phone it is', preview: byPhone, before: lost },
  'phone/lost/code': { shows: 'asks for the code that was mailed', preview: byPhone, before: lost, play: requestReset },
  'phone/lost/wrong': {
    shows: 'says that the mailed code is not right',
    preview: byPhone,
    before: lost,
    play: async (stage) => {
      await requestReset(stage);
      await typed(stage, 'code', wrong(await mailedCode(stage)));
      await stage.settled();
    },
  },
  'phone/lost/number': {
    shows: 'asks for the new number',
    preview: byPhone,
    before: lost,
    play: async (stage) => {
      await requestReset(stage);
      await typed(stage, 'code', await mailedCode(stage));
      await stage.shown('input[inputmode=tel]');
    },
  },
  'phone/quick': {
    shows: 'asks for the code that went to the phone this browser knows',
    preview: byPhone,
    before: known,
    play: byKnownPhone,
  },
  'phone/quick/locked': {
    shows: 'says that signing in is locked and where the way out is',
    preview: { config: { ...byPhone.config, lockoutPolicy: LOCKS_AT_ONCE } },
    before: known,
    play: async (stage) => {
      await byKnownPhone(stage);
      const [message] = await stage.preview.texts(NUMBER);
      const code = message?.text.match(/\d{6}/)?.[0] ?? '';
      await typed(stage, 'code', wrong(code));
      await stage.shown('[aria-invalid=true]');
      // only the owner of the phone learns of the lock
      await typed(stage, 'code', code);
      await stage.settled();
    },
  },
  'phone/offer': {
    shows: 'offers a person who came by a code to have one sent at once next time',
    preview: { config: { ...byPhone.config, authStrategy: 'SmsCode', otherAuthStrategies: ['EmailAndPassword'] } },
    before: async (world) => {
      await known(world);
      asStranger();
    },
    play: async (stage) => {
      await stage.enter({ email: ADA });
      await stage.submit();
      await stage.shown('input[name=code]');
      const [message] = await stage.preview.texts(NUMBER);
      await typed(stage, 'code', message?.text.match(/\d{6}/)?.[0] ?? '');
      await stage.until(() => !stage.box.querySelector('form'));
    },
  },
  'phone/register': {
    shows: 'asks for the phone that this browser is to know',
    preview: byPhone,
    before: asStranger,
    play: wishing,
  },
  'phone/register/code': {
    shows: 'asks for the code that shows whose phone it is',
    preview: byPhone,
    before: asStranger,
    play: async (stage) => {
      await wishing(stage);
      await sentTo(stage, NUMBER);
    },
  },
} as const satisfies Record<string, Scene>;
