import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

/** A mail server that outlives the servers that hand mails to it, and remembers them by their ids. */
export interface MailSink {
  readonly url: string;
  /** How often each id was taken. */
  readonly taken: ReadonlyMap<string, number>;
  /** The texts of all mails to an address. */
  textTo(address: string): string;
  /** How long it thinks about each mail from now on, in milliseconds. */
  thinkMs: number;
  close(): Promise<void>;
}

const idIn = (raw: string): string => /^message-id: <([^@>]+)@/im.exec(raw)?.[1] ?? '';
const unfolded = (raw: string): string => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** Opens a mail server on a port of this machine, a free one unless it is given. */
export const openMailSink = async (port = 0): Promise<MailSink> => {
  const taken = new Map<string, number>();
  const texts = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: callbackify(async (stream: NodeJS.ReadableStream, { envelope }: { envelope: Envelope }) => {
      const raw = (await buffer(stream)).toString();
      if (sink.thinkMs > 0) await new Promise((resolve) => setTimeout(resolve, sink.thinkMs));
      taken.set(idIn(raw), (taken.get(idIn(raw)) ?? 0) + 1);
      for (const { address } of envelope.rcptTo) texts.set(address, (texts.get(address) ?? '') + unfolded(raw));
    }),
  });
  server.on('error', () => undefined); // the server at the other end may be killed
  const listening = await new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${listening}`,
    taken,
    textTo: (address) => texts.get(address) ?? '',
    thinkMs: 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return sink;
};

interface Envelope {
  rcptTo: readonly { address: string }[];
}
