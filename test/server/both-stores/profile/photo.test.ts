import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHOTO_BYTES, PICTURE_SIDE } from '../../../../core/contract/limits.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { members } from '../../../../core/contract/members.ts';
import { profile } from '../../../../core/contract/profile.ts';
import { users } from '../../../../core/contract/users.ts';
import type { Browser } from '../../../kit/browser.ts';
import { aPhotoWithPosition, aPng, upload, withDimensions } from '../../../kit/pictures.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const FORM = '/frontegg/team/resources/profile/me/image/v1';

describe('a photo', () => {
  let server: TestServer;
  let ada: Browser;
  let bo: Browser;
  beforeAll(async () => {
    server = await openTestServer();
    [ada, bo] = [server.browser(), server.browser()];
    await ada.signIn('ada@acme.test');
    await bo.signIn('bo@acme.test');
  });
  afterAll(() => server.close());

  const send = async (bytes: Uint8Array, type?: string) =>
    bo.call(profile.saveImage, { body: { image: upload(bytes, type) } });
  const mine = async () => (await bo.call(users.me)).value.profilePictureUrl;
  const get = (address: string, headers: Record<string, string> = {}) =>
    server.serve(new Request(address, { headers }), { ip: '192.0.2.7' });

  it('is served at the address that the upload answers, as a picture and nothing else', async () => {
    const { value: address } = await send(await aPng());
    expect(address).toMatch(/^http:\/\/localhost:3000\/frontegg\/team\/resources\/profile\/images\/v1\/[\da-f-]{36}$/);
    const response = await get(address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': 'inline; filename="photo.webp"',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=86400, immutable',
    });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBeLessThanOrEqual(PICTURE_SIDE);
    const etag = response.headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is shown wherever the person is', async () => {
    const { value: address } = await send(await aPng());
    const { id } = (await bo.call(users.me)).value;
    expect(await mine()).toBe(address);
    const listed = (await ada.call(members.list)).value.items.find((one) => one.id === id);
    expect(listed?.profileImageUrl).toBe(address);
    const inAll = (await ada.call(members.listV3)).value.items.find((one) => one.id === id);
    expect(inAll?.profilePictureUrl).toBe(address);
    const { value: group } = await ada.call(groups.create, { body: { name: 'Pilots' } });
    await ada.call(groups.addUsers, { params: { groupId: group.id }, body: { userIds: [id] } });
    const { value } = await ada.call(groups.list, { query: { _groupsRelations: 'users' } });
    expect(value.groups[0]?.users?.[0]?.profilePictureUrl).toBe(address);
  });

  it('replaces the one before, whose address is gone', async () => {
    const { value: first } = await send(await aPng());
    const { value: second } = await send(await aPng(64, 64));
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
  });

  it('is removed for good', async () => {
    const { value: address } = await send(await aPng());
    await bo.call(users.updateMe, { body: { profilePictureUrl: null } });
    expect([(await get(address)).status, await mine()]).toEqual([404, null]);
    expect((await bo.call(users.updateMe, { body: { profilePictureUrl: null } })).status).toBe(200);
  });

  it('stays where a whole profile is sent back', async () => {
    const { value: address } = await send(await aPng());
    await bo.call(users.updateMe, { body: { name: 'Bo Pilot', profilePictureUrl: address } });
    expect(await mine()).toBe(address);
  });

  it('is no address of another server, which would see who looks', async () => {
    const { status, errors } = await bo.call(users.updateMe, {
      body: { profilePictureUrl: 'https://evil.test/a.png' },
    });
    expect([status, errors]).toEqual([400, ['profilePictureUrl: cannot be changed here']]);
  });

  it('is judged by its content, whatever its name and type say', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(await send(html, 'image/png')).toMatchObject({
      status: 400,
      errors: ['image: must be an image: PNG, JPEG, WebP or GIF'],
    });
    expect((await send(await aPng(), 'text/html')).status).toBe(200);
  });

  it('is refused by its size before it is read', async () => {
    const before = await mine();
    expect((await send(Buffer.alloc(PHOTO_BYTES + 10_000))).status).toBe(413);
    expect(await mine()).toBe(before);
  });

  it('is refused by its dimensions', async () =>
    expect((await send(await withDimensions(9000, 9000))).errors).toEqual(['image: must have at most 50 megapixels']));

  it('keeps no trace of the place where it was taken', async () => {
    const { value: address } = await send(await aPhotoWithPosition(), 'image/jpeg');
    const served = Buffer.from(await (await get(address)).arrayBuffer());
    const [row] = await server.store.pictures.find();
    for (const bytes of [served, Buffer.from(row?.data ?? '', 'base64')])
      expect([bytes.includes('GPS'), bytes.includes('SecretCam'), bytes.includes('Exif')]).toEqual([
        false,
        false,
        false,
      ]);
  });

  it.each([
    ['JSON', 'application/json', '{"image":"data:image/png;base64,AAAA"}', 415],
    ['a form that is none', 'multipart/form-data; boundary=x', 'no form', 400],
    ['a form without a file', 'multipart/form-data; boundary=x', '--x--\r\n', 400],
    [
      'a text in place of a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\ndata:image/png;base64,AAAA\r\n--x--\r\n',
      400,
    ],
  ])('is a file in a form, not %s', async (_, type, body, status) => {
    const headers = { authorization: `Bearer ${bo.token}`, 'content-type': type };
    const request = new Request(`http://localhost:3000${FORM}`, { method: 'PUT', headers, body });
    expect((await server.serve(request, { ip: '192.0.2.7' })).status).toBe(status);
  });

  it('is not a person’s own where a directory manages them', async () => {
    const { id } = (await bo.call(users.me)).value;
    await server.store.transaction((rows) => rows.users.update({ id }, { managedBy: 'scim2' }));
    expect((await send(await aPng())).errorCode).toBe('resourceReadOnly');
    expect((await bo.call(users.updateMe, { body: { profilePictureUrl: null } })).errorCode).toBe('resourceReadOnly');
    await server.store.transaction((rows) => rows.users.update({ id }, { managedBy: 'frontegg' }));
  });

  it.each(['x', '..%2f..%2fetc', '00000000-0000-4000-8000-000000000000'])('is not found under %s', async (id) =>
    expect((await get(`http://localhost:3000/frontegg/team/resources/profile/images/v1/${id}`)).status).toBe(404),
  );

  it('is noted in the audit log', async () => {
    await send(await aPng());
    const rows = await server.store.audits.find({ where: { action: 'Profile changed' } });
    const row = { email: 'bo@acme.test', details: { fields: ['profilePictureUrl'] } };
    expect(rows).toContainEqual(expect.objectContaining(row));
  });
});
