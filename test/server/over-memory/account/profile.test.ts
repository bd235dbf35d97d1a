import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../../../core/contract/members.ts';
import type { ProfileDraft } from '../../../../core/contract/users.ts';
import { users } from '../../../../core/contract/users.ts';
import { openCompany } from '../../../kit/company.ts';
import { enter } from '../../../kit/enter.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

describe('a person’s own profile', () => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const bo = async () => {
    count += 1;
    const domain = `profile${count}.test`;
    await openCompany(server.store, server.acme.roleIds, domain);
    const browser = await enter(server, `bo@${domain}`);
    const save = (body: ProfileDraft) => browser.call(users.updateMe, { body });
    return { domain, email: `bo@${domain}`, browser, save };
  };
  const keep = (email: string, fields: object) =>
    server.store.transaction((rows) => rows.users.update({ email }, fields));

  it('changes name, language and details; what is left out stays, and null removes', async () => {
    const { domain, email, browser, save } = await bo();
    await keep(email, { metadata: '{"phoneNumber":"+4915112345678","customData":{"plan":"gold"},"jobTitle":"Pilot"}' });
    const { value } = await save({ name: '  Bo Renamed ', metadata: '{"timezone":"Europe/Berlin"}', language: 'de' });
    expect(value).toMatchObject({ name: 'Bo Renamed', language: 'de', customData: { plan: 'gold' } });
    expect(JSON.parse(value.metadata)).toMatchObject({ jobTitle: 'Pilot', timezone: 'Europe/Berlin' });
    expect(value.phoneNumber).toBe('+4915112345678');
    const again = await save({ metadata: '{"jobTitle":null}', phoneNumber: '' });
    expect(JSON.parse(again.value.metadata)).toEqual({ customData: { plan: 'gold' }, timezone: 'Europe/Berlin' });
    expect((await browser.call(users.me)).value).toEqual(again.value);
    const ada = await enter(server, `ada@${domain}`);
    const found = await ada.call(members.list, { query: { search: 'renamed' } });
    expect(found.value.items.map(({ name }) => name)).toEqual(['Bo Renamed']);
  });

  it('refuses a change of what has been changed elsewhere since, and not for a photo or data of the host', async () => {
    const { email, browser, save } = await bo();
    const { profileVersion } = (await browser.call(users.me)).value;
    await keep(email, { profilePictureUrl: '/other.png', metadata: '{"customData":{"plan":"gold"}}' });
    const first = await save({ name: 'Bo First', profileVersion });
    expect(first.value).toMatchObject({ name: 'Bo First', customData: { plan: 'gold' } });
    const second = await save({ metadata: '{"jobTitle":"Pilot"}', profileVersion });
    expect([second.status, second.errorCode]).toEqual([409, 'staleVersion']);
    const again = await save({ metadata: '{"jobTitle":"Pilot"}', profileVersion: first.value.profileVersion });
    expect(again.value.name).toBe('Bo First');
    expect(JSON.parse(again.value.metadata)).toMatchObject({ jobTitle: 'Pilot' });
  });

  it('refuses what is too long, no time zone, no language, or a number that no code has confirmed', async () => {
    const { save } = await bo();
    const refused = async (body: ProfileDraft) => (await save(body)).errors;
    expect(await refused({ name: 'B' })).toEqual(['name: must have at least 3 characters']);
    expect(await refused({ language: 'xx' })).toEqual(['language: must be en, he, de, fr, or es']);
    expect(await refused({ metadata: '{"timezone":"Mars/Olympus"}' })).toEqual([
      'timezone: must be a time zone: Europe/Berlin',
    ]);
    expect(await refused({ metadata: JSON.stringify({ jobTitle: 'x'.repeat(101) }) })).toEqual([
      'jobTitle: must have at most 100 characters',
    ]);
    expect(await refused({ metadata: '{"address":"\\u0007"}' })).toEqual([
      'address: must not have control characters but line breaks',
    ]);
    expect(await refused({ phoneNumber: '+4915112345678' })).toEqual(['phoneNumber: cannot be changed here']);
    expect(await refused({ metadata: '{"phoneNumber":"+4915112345678"}' })).toEqual([
      'phoneNumber: cannot be changed here',
    ]);
    const one = { metadata: JSON.stringify({ one: 'x'.repeat(6000) }) };
    expect((await save(one)).status).toBe(200);
    expect(await refused({ metadata: JSON.stringify({ two: 'x'.repeat(6000) }) })).toEqual([
      'metadata: must have at most 10000 characters',
    ]);
  });

  it('changes no one’s directory, address or rights', async () => {
    const { email, save, browser } = await bo();
    const before = (await browser.call(users.me)).value;
    const sneaky = { provider: 'saml', managedBy: 'scim2', email: 'x@y.test', superUser: true, roleIds: [] };
    expect((await save(sneaky as ProfileDraft)).value).toEqual(before);
    await keep(email, { managedBy: 'scim2' });
    expect(await save({ name: 'Bo Other' })).toMatchObject({ status: 403, errorCode: 'resourceReadOnly' });
    expect(await save({ metadata: '{"jobTitle":"Chief"}' })).toMatchObject({ errorCode: 'resourceReadOnly' });
    expect((await save({ language: 'fr', metadata: '{"timezone":"Asia/Tokyo"}' })).status).toBe(200);
  });
});
