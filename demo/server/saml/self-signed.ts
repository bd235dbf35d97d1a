import { generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';

/** Key pair in PEM, the public key in a certificate. */
export interface SelfSigned {
  privateKey: string;
  certificate: string;
}

/** An element of DER: its tag, its length, and what is in it. Source: ITU-T X.690 §8.1. */
const der = (tag: number, ...inside: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(inside);
  const bytes = body.length.toString(16);
  const long = Buffer.from(bytes.length % 2 ? `0${bytes}` : bytes, 'hex');
  const length = body.length < 128 ? Buffer.of(body.length) : Buffer.concat([Buffer.of(0x80 | long.length), long]);
  return Buffer.concat([Buffer.of(tag), length, body]);
};

const sequence = (...inside: readonly Uint8Array[]) => der(0x30, ...inside);
/** `sha256WithRSAEncryption`, and the name of an attribute `commonName`. Source: RFC 8017 §A.2.4, RFC 5280 §A.1. */
const ALGORITHM = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');

const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
/** As `GeneralizedTime`, which has four digits of the year. */
const timeOf = (moment: Date) => der(0x18, Buffer.from(moment.toISOString().replaceAll(/[-:T]|\.\d+/g, '')));

const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n')
    .trim()}\n-----END ${label}-----\n`;

const YEARS = 20;

/**
 * Makes an RSA key of 2048 bits with a certificate of its own, which identity providers ask for in place of a key; no
 * one but the provider that was given it trusts it. Source: RFC 5280 §4.1.
 */
export const selfSigned = async (name: string, now: Date): Promise<SelfSigned> => {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const ends = new Date(now);
  ends.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const serial = der(0x02, Buffer.concat([Buffer.of(1), crypto.getRandomValues(new Uint8Array(15))]));
  const version = der(0xa0, der(0x02, Buffer.of(2)));
  const validity = sequence(timeOf(now), timeOf(ends));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(version, serial, ALGORITHM, nameOf(name), validity, nameOf(name), key);
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey));
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem('CERTIFICATE', sequence(body, ALGORITHM, signature)),
  };
};
