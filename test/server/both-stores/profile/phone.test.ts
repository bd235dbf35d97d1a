import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profile } from '../../../../core/contract/profile.ts';
import { phones } from '../../../../core/contract/phones.ts';
import { users } from '../../../../core/contract/users.ts';
import type { Browser } from '../../../kit/browser.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { wrongCode } from '../../../kit/wrong-code.ts';

describe('the phone number of a profile', () => {
  let server: TestServer;
  let bo: Browser;
  beforeAll(async () => {
    server = await openTestServer();
    bo = server.browser();
    await bo.signIn('bo@acme.test');
  });
  afterAll(() => server.close());

  const number = '+4915112345678';
  const ask = async (phoneNumber = number) => {
    const { value } = await bo.call(profile.sendPhoneCode, { body: { phoneNumber } });
    const [message] = await server.textsTo(phoneNumber);
    return { ...value, code: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '' };
  };
  const mine = async () => (await bo.call(users.me)).value.phoneNumber;

  it('is set by the code that was sent to it', async () => {
    const sent = await ask();
    expect(await mine()).toBeUndefined();
    expect((await bo.call(profile.verifyPhone, { body: sent })).status).toBe(200);
    expect(await mine()).toBe(number);
  });

  it('is not set by a wrong code, nor by the same one again', async () => {
    const sent = await ask('+4915112345679');
    expect((await bo.call(profile.verifyPhone, { body: { ...sent, code: wrongCode(sent.code) } })).errorCode).toBe(
      'codeInvalid',
    );
    await bo.call(profile.verifyPhone, { body: sent });
    expect((await bo.call(profile.verifyPhone, { body: sent })).errorCode).toBe('codeExpired');
  });

  it('is not set by another person’s code', async () => {
    const sent = await ask('+4915112345670');
    const ada = server.browser();
    await ada.signIn('ada@acme.test');
    expect((await ada.call(profile.verifyPhone, { body: sent })).errorCode).toBe('codeExpired');
  });

  it('signs no one in', async () => {
    await bo.call(profile.verifyPhone, { body: await ask() });
    expect((await bo.call(phones.list)).value.items).toEqual([]);
  });

  it('is not set without a code, and can be removed without one', async () => {
    expect((await bo.call(users.updateMe, { body: { phoneNumber: '+4915100000000' } })).status).toBe(400);
    await bo.call(users.updateMe, { body: { phoneNumber: '' } });
    expect(await mine()).toBeUndefined();
  });

  it('is not a person’s own where a directory manages them', async () => {
    const { id } = (await bo.call(users.me)).value;
    await server.store.transaction((rows) => rows.users.update({ id }, { managedBy: 'scim2' }));
    expect((await bo.call(profile.sendPhoneCode, { body: { phoneNumber: number } })).errorCode).toBe(
      'resourceReadOnly',
    );
    await server.store.transaction((rows) => rows.users.update({ id }, { managedBy: 'frontegg' }));
  });
});
