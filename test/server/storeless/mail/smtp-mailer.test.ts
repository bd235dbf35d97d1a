import { createServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '../../../../demo/server/mail/smtp-mailer.ts';

const MAIL = { to: 'ada@acme.test', subject: 'Hello', text: 'A secret link', html: '', messageId: '<1@acme.test>' };
/** Reaches this machine and is not its name: what is beyond it, as far as the mailer knows. */
const BEYOND = '0.0.0.0';

interface Taken {
  text: string;
  /** Whether it came over TLS. */
  secure: boolean;
  user: string | undefined;
}

const opened: { close(done: () => void): unknown }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => new Promise<void>((done) => server.close(done)))));

/** A mail server of this machine, what it has taken, and the passwords it was told. */
const open = async (options: SMTPServerOptions) => {
  const taken: Taken[] = [];
  const told: { password: string | null | undefined; secure: boolean }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    ...options,
    onAuth: ({ username, password }, { secure }, done) => {
      told.push({ password, secure });
      done(null, { user: username });
    },
    onData: callbackify(async (stream: NodeJS.ReadableStream, { secure, user }: SMTPServerSession) => {
      taken.push({ text: (await buffer(stream)).toString(), secure, user });
    }),
  });
  server.on('error', () => undefined); // who hangs up
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  opened.push(server);
  const address = server.server.address();
  return { taken, told, port: typeof address === 'object' && address ? address.port : 0 };
};

const CLEAR: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };
const OFFERED: SMTPServerOptions = {};
const SECURE: SMTPServerOptions = { secure: true };
/** Accepts any certificate: that of these tests is not signed by an authority. */
const ANY_CERTIFICATE = '?tls.rejectUnauthorized=false';

const mailerOf = (url: string) => smtpMailer(url, { name: 'Acme', address: 'no-reply@acme.test' });

describe('a mail, and the password that goes before it,', () => {
  const ways: [
    title: string,
    options: SMTPServerOptions,
    url: (port: number) => string,
    leaves: 'not' | 'clear' | 'tls',
  ][] = [
    ['to this machine leave as they are', CLEAR, (port) => `smtp://me:pw@127.0.0.1:${port}`, 'clear'],
    ['beyond it do not leave without TLS', CLEAR, (port) => `smtp://me:pw@${BEYOND}:${port}`, 'not'],
    [
      'beyond it do not leave without TLS, whatever else the address asks for',
      CLEAR,
      (port) => `smtp://me:pw@${BEYOND}:${port}?requireTLS=false&ignoreTLS=true&opportunisticTLS=true`,
      'not',
    ],
    [
      'beyond it do not leave to a server without a valid certificate',
      OFFERED,
      (port) => `smtp://me:pw@${BEYOND}:${port}`,
      'not',
    ],
    ['beyond it leave after STARTTLS', OFFERED, (port) => `smtp://me:pw@${BEYOND}:${port}${ANY_CERTIFICATE}`, 'tls'],
    ['beyond it leave over smtps', SECURE, (port) => `smtps://me:pw@${BEYOND}:${port}${ANY_CERTIFICATE}`, 'tls'],
  ];
  for (const [title, options, url, leaves] of ways)
    it(title, async () => {
      const { taken, told, port } = await open(options);
      const mailer = mailerOf(url(port));
      const sent = await mailer.send(MAIL).then(
        () => true,
        () => false,
      );
      mailer.close();
      expect(sent).toBe(leaves !== 'not');
      expect(taken.map(({ secure, user }) => ({ secure, user }))).toEqual(
        sent ? [{ secure: leaves === 'tls', user: 'me' }] : [],
      );
      expect(told).toEqual(sent ? [{ password: 'pw', secure: leaves === 'tls' }] : []);
    });
});

describe('the check of the mail server at the start', () => {
  it('succeeds', async () => {
    const { port } = await open(CLEAR);
    await expect(mailerOf(`smtp://127.0.0.1:${port}`).verify()).resolves.toBeUndefined();
  });

  it('fails without a server', () => expect(mailerOf('smtp://127.0.0.1:9').verify()).rejects.toThrow('ECONNREFUSED'));

  it('fails without TLS', async () => {
    const { port } = await open(CLEAR);
    await expect(mailerOf(`smtp://${BEYOND}:${port}`).verify()).rejects.toThrow(/STARTTLS/);
  });

  it('times out where the server is silent', async () => {
    const silent: Server = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    opened.push(silent);
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(mailerOf(`smtp://127.0.0.1:${port}`).verify(20)).rejects.toThrow('no answer within 0.02 s');
  });
});
