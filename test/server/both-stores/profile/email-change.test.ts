import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../../core/contract/auth.ts';
import { members } from '../../../../core/contract/members.ts';
import { emailDomains } from '../../../../core/contract/email-domains.ts';
import { profile } from '../../../../core/contract/profile.ts';
import { users } from '../../../../core/contract/users.ts';
import type { Browser } from '../../../kit/browser.ts';
import { PASSWORD } from '../../../kit/company.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const [OLD, NEW] = ['bo@acme.test', 'bo.new@example.test'];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('a change of email address', () => {
  let server: TestServer;
  let bo: Browser;
  beforeEach(async () => {
    server = await openTestServer();
    bo = server.browser();
    await bo.signIn(OLD);
  });
  afterEach(() => server.close());

  const request = (email = NEW) => bo.call(profile.requestEmailChange, { body: { email } });
  const confirm = async (address: string, by = server.browser()) =>
    by.call(profile.confirmEmail, { body: await server.linkTo(address) });
  const me = async () => (await bo.call(users.me)).value.email;
  const change = async () => {
    await request();
    await confirm(OLD);
    return confirm(NEW);
  };
  const canSignIn = async (email: string) => (await server.browser().signIn(email)).status === 200;
  const acts = async () =>
    (await server.store.audits.find())
      .map(({ action }) => action)
      .filter((action) => action.startsWith('Email address'))
      .toSorted();

  it('is made once both addresses have confirmed, in either order', async () => {
    await request();
    expect((await confirm(NEW)).value).toEqual({ state: 'confirmed', mailedTo: 'new', to: NEW });
    expect(await me()).toBe(OLD);
    expect((await confirm(OLD)).value).toEqual({ state: 'changed', mailedTo: 'current', from: OLD, to: NEW });
    expect(await me()).toBe(NEW);
    expect([await canSignIn(NEW), await canSignIn(OLD)]).toEqual([true, false]);
  });

  it('says which of the two is done', async () => {
    const begun = { from: OLD, to: NEW, fromConfirmed: false, toConfirmed: false };
    expect((await request()).value.change).toMatchObject(begun);
    await confirm(OLD);
    expect((await bo.call(profile.emailChange)).value.change).toMatchObject({ ...begun, fromConfirmed: true });
    await confirm(NEW);
    expect((await bo.call(profile.emailChange)).value.change).toBeNull();
  });

  it('is mailed again to who has not confirmed, with the one link that works', async () => {
    await request();
    const first = await server.linkTo(NEW);
    await confirm(OLD);
    const mails = async () => [(await server.mailsTo(OLD)).length, (await server.mailsTo(NEW)).length];
    const [toOld = 0, toNew = 0] = await mails();
    expect((await request()).value.change).toMatchObject({ fromConfirmed: true, toConfirmed: false });
    expect(await mails()).toEqual([toOld, toNew + 1]);
    const former = await server.browser().call(profile.confirmEmail, { body: first });
    expect(former.errorCode).toBe('linkInvalid');
    expect((await confirm(NEW)).value.state).toBe('changed');
    expect(await me()).toBe(NEW);
  });

  it('counts no confirmation of a change to another address', async () => {
    await request();
    await confirm(OLD);
    expect((await request('bo.other@example.test')).value.change).toMatchObject({ fromConfirmed: false });
  });

  it('is read by its link without being made', async () => {
    await request();
    const link = await server.linkTo(NEW);
    const read = () => server.browser().call(profile.readEmailLink, { body: link });
    // a typing error can have made the new address a stranger's, who does not learn the current one
    expect((await read()).value).toEqual({ state: 'confirm', mailedTo: 'new', to: NEW });
    expect((await read()).value.state).toBe('confirm');
    expect((await bo.call(profile.emailChange)).value.change?.toConfirmed).toBe(false);
  });

  it('ends all sessions but the one that asked for it, and the links that were mailed to the former address', async () => {
    const [elsewhere, inMail] = [server.browser(), server.browser()];
    await elsewhere.signIn(OLD);
    await inMail.call(users.resetPassword, { body: { email: OLD } });
    const reset = await server.linkTo(OLD);
    await change();
    expect([(await bo.refresh()).status, (await elsewhere.refresh()).status]).toEqual([200, 401]);
    const body = { ...reset, password: 'An0ther-passw0rd-42' };
    expect((await inMail.call(users.verifyPasswordReset, { body })).errorCode).toBe('linkExpired');
  });

  it('is seen by the company at once', async () => {
    await change();
    const ada = server.browser();
    await ada.signIn('ada@acme.test');
    const { value } = await ada.call(members.list, { query: { search: 'bo.new' } });
    expect(value.items.map(({ email }) => email)).toEqual([NEW]);
    expect((await ada.call(members.list, { query: { search: OLD } })).value.items).toEqual([]);
  });

  it('is answered alike for an address that has an account, whose owner is told and gets no link', async () => {
    const answers = [await request(), await request('ada@acme.test')];
    const [known, taken] = answers.map(({ status, value }) => ({ status, keys: Object.keys(value.change ?? {}) }));
    expect(taken).toEqual(known);
    const [told] = await server.mailsTo('ada@acme.test');
    expect(told?.subject).toBe('You already have a Tasklane account');
    expect(await server.linkTo('ada@acme.test')).toEqual({ userId: '', token: '' });
  });

  it('is not begun with an address whose domain a company of the person does not let in', async () => {
    const ada = server.browser();
    await ada.signIn('ada@acme.test');
    const body = { active: true, blockPublicDomains: true, listType: 'ALLOW' } as const;
    await ada.call(emailDomains.saveConfig, { body });
    expect((await request()).errorCode).toBe('emailDomainNotAllowed');
  });

  it('is refused to the one who comes second to an address', async () => {
    await request();
    await confirm(OLD);
    const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    await server.store.transaction((rows) => rows.users.update({ email: ada?.email ?? '' }, { email: NEW }));
    expect((await confirm(NEW)).errorCode).toBe('emailTaken');
    expect(await me()).toBe(OLD);
  });

  it('is begun soon after a proof of identity alone', async () => {
    server.clock.pass(HOUR_MS);
    await bo.refresh();
    expect((await request()).errorCode).toBe('stepUpRequired');
  });

  it('is none where the address is the same', async () =>
    expect((await request(OLD.toUpperCase())).errorCode).toBe('nothingToUpdate'));

  it('is not a person’s own where a directory manages them', async () => {
    await server.store.transaction((rows) => rows.users.update({ email: OLD }, { managedBy: 'scim2' }));
    expect((await request()).errorCode).toBe('resourceReadOnly');
  });

  it('can be cancelled, and replaced by another', async () => {
    await request();
    const first = await server.linkTo(NEW);
    await bo.call(profile.cancelEmailChange);
    expect((await bo.call(profile.emailChange)).value.change).toBeNull();
    expect((await server.browser().call(profile.confirmEmail, { body: first })).errorCode).toBe('linkInvalid');
    await request();
    const second = await server.linkTo(NEW);
    await request('bo.third@example.test');
    expect((await server.browser().call(profile.confirmEmail, { body: second })).errorCode).toBe('linkInvalid');
    await confirm(OLD);
    await confirm('bo.third@example.test');
    expect(await me()).toBe('bo.third@example.test');
  });

  it('expires after a day', async () => {
    await request();
    const link = await server.linkTo(NEW);
    server.clock.pass(DAY_MS);
    expect((await server.browser().call(profile.confirmEmail, { body: link })).errorCode).toBe('linkExpired');
  });

  it('is not made by the link of another person, nor by a guess', async () => {
    await request();
    const { token } = await server.linkTo(NEW);
    const [ada] = await server.store.users.find({ where: { email: 'ada@acme.test' } });
    const guesses = [
      { userId: ada?.id ?? '', token },
      { ...(await server.linkTo(NEW)), token: 'guess' },
    ];
    for (const body of guesses)
      expect((await server.browser().call(profile.confirmEmail, { body })).errorCode).toBe('linkInvalid');
  });

  it('is not undone by a link that confirms, nor confirmed by one that undoes', async () => {
    await request();
    const toConfirm = await server.linkTo(OLD);
    expect((await server.browser().call(profile.undoEmailChange, { body: toConfirm })).errorCode).toBe('linkInvalid');
    await confirm(OLD);
    await confirm(NEW);
    expect((await confirm(OLD)).errorCode).toBe('linkInvalid');
  });

  it('is told by its used link for as long as that lasts', async () => {
    await request();
    const links = [await server.linkTo(OLD), await server.linkTo(NEW)];
    await confirm(OLD);
    await confirm(NEW);
    for (const body of links)
      expect((await server.browser().call(profile.confirmEmail, { body })).value.state).toBe('changed');
  });

  it('is taken back by the former address within three days, which ends all sessions', async () => {
    await change();
    server.clock.pass(3 * DAY_MS - HOUR_MS);
    const attacker = server.browser();
    await attacker.signIn(NEW);
    const link = await server.linkTo(OLD);
    const mailbox = server.browser();
    const about = { mailedTo: 'current', from: OLD, to: NEW };
    expect((await mailbox.call(profile.readEmailLink, { body: link })).value).toEqual({ state: 'undo', ...about });
    expect((await mailbox.call(profile.undoEmailChange, { body: link })).value).toEqual({ state: 'undone', ...about });
    expect([await canSignIn(OLD), await canSignIn(NEW)]).toEqual([true, false]);
    expect((await attacker.refresh()).status).toBe(401);
    expect((await mailbox.call(profile.undoEmailChange, { body: link })).value.state).toBe('undone');
    expect((await server.mailsTo(NEW))[0]?.subject).toBe('This address was removed from a Tasklane account');
  });

  it('is not taken back after three days', async () => {
    await change();
    const link = await server.linkTo(OLD);
    server.clock.pass(3 * DAY_MS);
    expect((await server.browser().call(profile.undoEmailChange, { body: link })).errorCode).toBe('linkExpired');
  });

  it('is taken back whatever was begun since, and what was begun later is not to be had back', async () => {
    await change();
    const undoFirst = await server.linkTo(OLD);
    const attacker = server.browser();
    await attacker.signIn(NEW);
    const third = 'bo.third@example.test';
    await attacker.call(profile.requestEmailChange, { body: { email: third } });
    await confirm(NEW);
    await confirm(third);
    const undoSecond = await server.linkTo(NEW);
    await attacker.call(profile.requestEmailChange, { body: { email: 'bo.fourth@example.test' } });
    const toFourth = await server.linkTo('bo.fourth@example.test');
    await server.browser().call(profile.undoEmailChange, { body: undoFirst });
    expect((await server.browser().call(profile.undoEmailChange, { body: undoSecond })).errorCode).toBe('linkInvalid');
    expect((await server.browser().call(profile.confirmEmail, { body: toFourth })).errorCode).toBe('linkInvalid');
    expect([await canSignIn(OLD), await canSignIn(third)]).toEqual([true, false]);
  });

  it('is made once, where both confirm at the same time', async () => {
    await request();
    await Promise.all([confirm(OLD), confirm(NEW), confirm(OLD), confirm(NEW)]);
    await Promise.all([confirm(OLD), confirm(NEW)]).catch(() => undefined);
    expect(await me()).toBe(NEW);
    expect((await acts()).filter((action) => action === 'Email address changed')).toHaveLength(1);
  });

  it('is noted in the audit log, each step of it', async () => {
    await change();
    await server.browser().call(profile.undoEmailChange, { body: await server.linkTo(OLD) });
    expect(await acts()).toEqual([
      'Email address change confirmed',
      'Email address change confirmed',
      'Email address change requested',
      'Email address change undone',
      'Email address changed',
    ]);
  });

  it('is signed in to by the same password', async () => {
    await change();
    const answer = await server.browser().call(auth.login, { body: { email: NEW, password: PASSWORD } });
    expect(answer.status).toBe(200);
  });
});
