import { describe, expect, it } from 'vitest';
import { createSealer } from '../../../../demo/server/keys/sealer.ts';
import type { Mailing } from '../../../../demo/server/mail/mailing.ts';
import { openMailService } from '../../../../demo/server/mail/mail-service.ts';
import type { Mail } from '../../../../demo/server/ports.ts';
import { memoryStore } from '../../../../demo/server/store/memory.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../../../demo/server/vendor/config.ts';
import { LANGUAGES } from '../../../../elements/i18n/languages.ts';
import { movingClock } from '../../../kit/moving-clock.ts';
import { aPerson } from '../../../kit/rows.ts';
import { silentLog } from '../../../kit/silent-log.ts';
import { everythingIn } from '../../../kit/test-store.ts';

const ada = aPerson({ name: 'Ada', language: 'en' });

const written = async (
  write: (mail: Mailing) => Promise<void>,
  config: Partial<OperatorConfig> = {},
): Promise<Mail> => {
  const sent: Mail[] = [];
  const store = memoryStore();
  const post = openMailService({
    store,
    sealer: createSealer(['a secret key that only this test has']),
    clock: movingClock(),
    log: silentLog,
    config: { ...DEFAULT_CONFIG, ...config },
    mailer: { send: async (mail) => void sent.push(mail) },
    publicUrl: 'https://login.acme.test',
  });
  await everythingIn(store).transaction((rows) => write(post.within(rows)));
  await post.sendDue();
  const [mail] = sent;
  if (!mail) throw new Error('No mail was sent');
  return mail;
};

const linksIn = ({ html, text }: Mail) => ({
  html: [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link?.replaceAll('&amp;', '&')))],
  text: text.match(/https?:\S+/g),
});

describe('the mail', () => {
  it('of an activation links to the activation page with user id and token', async () => {
    const mail = await written((post) => post.activation(ada, 'tok_en-1'));
    const link = `https://login.acme.test/account/activate?userId=${ada.id}&token=tok_en-1`;
    expect(linksIn(mail)).toEqual({ html: [link], text: [link] });
    expect(mail.subject).toBe('Confirm your email address for Tasklane');
    expect(mail.text).toContain('Hi Ada,');
    expect(mail.text).toContain('This link expires in 24 hours and works once.');
  });

  it('of an invitation links to its acceptance and names the company in the person’s language, but no person', async () => {
    const query = `?userId=${ada.id}&token=tok`;
    const fresh = await written((post) => post.invitation(ada, 'Globex', 'tok'));
    expect(fresh.text).toContain('Hi,');
    expect(fresh.text).toContain('Globex invited you to work together in Tasklane.');
    expect(fresh.text).toContain('expires in 7 days');
    const SUBJECTS = { en: 'Join Globex', de: 'Einladung zu Globex', he: 'הזמנה להצטרף אל Globex' };
    for (const [language, subject] of Object.entries(SUBJECTS)) {
      const known = await written((post) => post.invitation({ ...ada, language }, 'Globex', 'tok'));
      expect(linksIn(known).text).toEqual([`https://login.acme.test/account/invitation/accept${query}`]);
      expect(known.subject).toBe(subject);
    }
  });

  it('of an invitation omits a company name that looks like a link', async () => {
    const { subject, text } = await written((post) => post.invitation(ada, 'Win at evil.example', 'tok'));
    expect(subject).toBe('Join Tasklane');
    expect(text).not.toContain('evil.example');
  });

  it('about actions of administrators and new members contains no secret', async () => {
    for (const language of Object.keys(LANGUAGES)) {
      const to = { ...ada, language };
      const mails = [
        await written((post) => post.factorsReset(to)),
        await written((post) => post.personJoined(to, 'Globex')),
      ];
      for (const mail of mails) expect(linksIn(mail).text).toEqual(['https://login.acme.test/account/login']);
    }
  });

  it('of a password reset links to the reset page and says when it expires', async () => {
    const mail = await written((post) => post.passwordReset(ada, 'tok'), {
      links: { ...DEFAULT_CONFIG.links, passwordResetMinutes: 30 },
    });
    expect(linksIn(mail).text).toEqual([`https://login.acme.test/account/reset-password?userId=${ada.id}&token=tok`]);
    expect(mail.text).toContain('expires in 30 minutes');
  });

  it('of a changed password, a copied session or a second sign-up contains no secret', async () => {
    for (const kind of ['passwordChanged', 'sessionCopied', 'signUpAttempt'] as const) {
      const mail = await written((post) => post[kind](ada));
      expect(linksIn(mail).text).toEqual(['https://login.acme.test/account/login']);
    }
  });

  it('uses the operator’s routes, base path and hash addresses', async () => {
    const routes = { ...DEFAULT_CONFIG.routes, activateUrl: '/welcome' };
    const path = await written((post) => post.activation(ada, 't'), { routes, basename: '/app' });
    const hash = await written((post) => post.activation(ada, 't'), { routes, basename: '/app', urlStrategy: 'hash' });
    expect(linksIn(path).text).toEqual([`https://login.acme.test/app/welcome?userId=${ada.id}&token=t`]);
    expect(linksIn(hash).text).toEqual([`https://login.acme.test/#/app/welcome?userId=${ada.id}&token=t`]);
  });

  it('is written in Hebrew, from right to left, for a reader of Hebrew', async () => {
    const mail = await written((post) => post.activation(aPerson({ name: 'עדה', language: 'he-IL' }), 't'));
    expect(mail.subject).toBe('אישור כתובת האימייל שלך ב־Tasklane');
    expect(mail.html).toContain('<html lang="he" dir="rtl">');
    expect(mail.text).toContain('שלום עדה,');
    expect(mail.text).toContain('24 שעות');
    const soon = await written((post) => post.activation(aPerson({ language: 'he' }), 't'), {
      links: { ...DEFAULT_CONFIG.links, activationHours: 2 },
    });
    expect(soon.text).toContain('בעוד שעתיים.');
  });

  it('is written in German for a reader of German', async () => {
    const mail = await written((post) => post.passwordReset(aPerson({ name: 'Ada', language: 'de-AT' }), 't'));
    expect(mail.subject).toBe('Setzen Sie Ihr Passwort für Tasklane zurück');
    expect(mail.html).toContain('<html lang="de" dir="ltr">');
    expect(mail.text).toContain('Guten Tag Ada,');
    expect(mail.text).toMatch(/läuft in \d+ (Stunden?|Minuten) ab/);
  });

  it('is written in English for a reader of none of these', async () => {
    const mail = await written((post) => post.activation(aPerson({ language: 'constructor' }), 't'));
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
  });

  it('escapes names', async () => {
    const name = `<img src=x onerror="alert(1)"> & 'co'`;
    const mail = await written((post) => post.passwordChanged(ada), {
      vendor: { ...DEFAULT_CONFIG.vendor, name },
    });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
  });

  it('omits a name that mail programs would make a link of', async () => {
    const links = ['Win at evil.example', 'https://evil.example', 'a@evil.example'];
    const ideographic = [
      'evil。com',
      'evil．com',
      'evil｡com',
      'evil\u2024com',
      'evil\u200b.\u200bcom',
      'evil.\u2060com',
    ];
    const international = ['Gewinn: evil.рф', 'банк.рф', 'evil-банк。рф', 'भारत.भारत', '例え。テスト', 'שלום.ישראל'];
    for (const name of [...links, ...ideographic, ...international]) {
      const { html, text } = await written((post) => post.passwordChanged(aPerson({ name })));
      expect([name, html.includes(name), text.includes(name)]).toEqual([name, false, false]);
      expect(text).toContain('Hi,');
      const { subject } = await written((post) => post.invitation(ada, name, 'tok'));
      expect(subject).toBe('Join Tasklane');
    }
    expect((await written((post) => post.activation(aPerson({ name: 'J. R. Tolkien' }), 't'))).text).toContain(
      'Hi J. R. Tolkien,',
    );
  });

  it('omits names before the address is confirmed: a stranger may have typed them', async () => {
    const to = aPerson({ name: 'Vic Tim', verified: false });
    const mails = [
      await written((post) => post.activation(to, 't')),
      await written((post) => post.magicLink(to, 't')),
      await written((post) => post.signInCode(to, '123456')),
      await written((post) => post.passwordReset(to, 't')),
      await written((post) => post.accountLocked(to, 't')),
      await written((post) => post.confirmationCode(to, '123456')),
    ];
    for (const { html, text } of mails) expect(html + text).not.toContain('Vic');
  });

  it('loads no resources and runs no scripts', async () => {
    const mail = await written((post) => post.activation(ada, 't'));
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|table|form)\b|url\(|@import/i);
  });

  it('has a stable message id', async () => {
    expect((await written((post) => post.passwordChanged(ada))).messageId).toMatch(
      /^<[0-9a-f-]{36}@login\.acme\.test>$/,
    );
  });
});
