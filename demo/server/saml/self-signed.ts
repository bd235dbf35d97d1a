import 'reflect-metadata'; // the next one asks for it
import { X509CertificateGenerator } from '@peculiar/x509';
import { KeyObject } from 'node:crypto';

/** Key pair in PEM, the public key in a certificate. */
export interface SelfSigned {
  privateKey: string;
  certificate: string;
}

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
};

const YEARS = 20;

/**
 * Makes an RSA key of 2048 bits with a certificate of its own, which identity providers ask for in place of a key; no
 * one but the provider that was given it trusts it. Source: RFC 5280 §4.1.
 */
export const selfSigned = async (name: string, now: Date): Promise<SelfSigned> => {
  const keys = await crypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  const ends = new Date(now);
  ends.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [name] }],
    notBefore: now,
    notAfter: ends,
    signingAlgorithm: RSA,
    keys,
  });
  return {
    privateKey: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificate.toString('pem'),
  };
};
