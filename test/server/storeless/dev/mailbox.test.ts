import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { devPages } from '../../../../demo/server/dev/dev-pages.ts';
import { type Mailbox, openMailbox } from '../../../../demo/server/dev/mailbox/mailbox.ts';
import { openPhone } from '../../../../demo/server/dev/phone/phone.ts';
import { smtpMailer } from '../../../../demo/server/mail/smtp-mailer.ts';
import { movingClock } from '../../../kit/moving-clock.ts';
import { silentLog } from '../../../kit/silent-log.ts';

const mail = (fields: { to?: string; subject?: string; text?: string; html?: string } = {}) => ({
  to: 'ada@acme.test',
  subject: 'Confirm',
  text: 'Open http://localhost:3000/account/activate?userId=1&token=a_b-c',
  html: '<html><head></head><body><a href="http://localhost:3000/x">Open</a></body></html>',
  messageId: '<1@localhost>',
  ...fields,
});

describe('the mailbox', () => {
  let folder: string;
  let mailbox: Mailbox;
  const file = () => join(folder, 'data', 'mailbox.jsonl');
  const clock = movingClock();
  const phone = openPhone(clock);
  const open = () => openMailbox({ file: file(), clock, log: silentLog });
  const send = async (...mails: ReturnType<typeof mail>[]) => {
    const mailer = smtpMailer(mailbox.smtpUrl, { name: 'Tasklane', address: 'no-reply@acme.test' });
    for (const one of mails) await mailer.send(one);
    mailer.close();
  };
  const ask = async (path: string, host = 'localhost:3000') =>
    devPages(mailbox, phone)(new Request(`http://${host}${path}`));
  const list = async (query = '') => (await ask(`/dev/mailbox.json${query}`))?.json();

  const subjects = async (query?: string) => (await list(query)).map(({ subject }: { subject: string }) => subject);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fe-mailbox-'));
    mailbox = await open();
  });
  afterEach(async () => {
    await mailbox.close();
    rmSync(folder, { recursive: true });
  });

  it('receives a mail over SMTP and shows its subject, text, links and code', async () => {
    await send(mail(), mail({ subject: 'קוד הכניסה', text: 'הקוד הוא 042137. http://x.test/123456' }));
    expect(await list()).toEqual([
      expect.objectContaining({ subject: 'קוד הכניסה', code: '042137', links: ['http://x.test/123456'] }),
      {
        id: expect.any(String),
        receivedAt: clock.now().toISOString(),
        from: 'no-reply@acme.test',
        to: 'ada@acme.test',
        subject: 'Confirm',
        text: expect.stringContaining('Open http'),
        html: expect.stringContaining('<a href'),
        links: ['http://localhost:3000/account/activate?userId=1&token=a_b-c'],
      },
    ]);
  });

  it('lists the newest first, and filters by recipient', async () => {
    await send(mail({ subject: 'one' }), mail({ subject: 'two', to: 'bo@acme.test' }), mail({ subject: 'three' }));
    expect(await subjects()).toEqual(['three', 'two', 'one']);
    expect(await subjects('?to=ADA@acme.test')).toEqual(['three', 'one']);
    expect(await subjects('?to=unknown@acme.test')).toEqual([]);
  });

  it('keeps its mails over a restart, without one that a crash cut short', async () => {
    await send(mail({ subject: 'kept' }));
    await mailbox.close();
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}{"id":"cut sh`);
    mailbox = await open();
    await send(mail({ subject: 'new' }));
    await mailbox.close();
    mailbox = await open();
    expect(mailbox.list().map(({ subject }) => subject)).toEqual(['new', 'kept']);
  });

  it('shows a mail as text, with its HTML in a sandboxed frame', async () => {
    await send(mail({ subject: '<script>alert(1)</script>', html: '<p>Hello</p><script>alert(1)</script>' }));
    const id = mailbox.list()[0]?.id;
    const page = await ask(`/dev/mailbox/${id}`);
    const text = await page?.text();
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toContain('<script>');
    expect(text).toContain(`src="/dev/mailbox/${id}/html" sandbox="allow-top-navigation-by-user-activation"`);

    const frame = await ask(`/dev/mailbox/${id}/html`);
    expect(frame?.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-top-navigation-by-user-activation; default-src 'none'/,
    );
    expect(await frame?.text()).toContain('<base target="_top">');
  });

  it('has pages without inline scripts or styles, under a policy that forbids them', async () => {
    for (const path of ['/dev', '/dev/mailbox', '/dev/phone']) {
      const answer = await ask(path);
      expect(answer?.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self'/,
      );
      expect(await answer?.text()).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
    }
  });

  it('links to a phone that lists its messages, newest first, with their codes', async () => {
    await phone.send({ to: '+4915112345678', text: '042137 is your Tasklane code.\n\n@localhost #042137' });
    await phone.send({ to: '+15005550006', text: 'Look at <b>http://x.test/123456</b>' });
    const told = async (query: string) => (await ask(`/dev/sms.json${query}`))?.json();
    expect(await told('?to=+4915112345678')).toMatchObject([{ to: '+4915112345678', code: '042137', links: [] }]);
    expect((await told('')).map(({ to }: { to: string }) => to)).toEqual(['+15005550006', '+4915112345678']);
    expect(await (await ask('/dev/phone'))?.text()).toContain('&lt;b&gt;');
  });

  it('answers only to the names of this machine', async () => {
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000', 'app.localhost'])
      expect((await ask('/dev/mailbox', host))?.status, host).toBe(200);
    for (const host of ['evil.test', 'localhost.evil.test', '192.168.0.7:3000', '127.0.0.1.nip.io'])
      expect((await ask('/dev/mailbox.json', host))?.status, host).toBe(403);
  });

  it('passes on requests that are not its own', async () => {
    expect(await ask('/developers')).toBeUndefined();
    expect(await ask('/dev/scenes')).toBeUndefined();
    expect(await ask('/dev/mailbox/unknown')).toBeUndefined();
  });
});
