const BLOCK = /-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]+?)-----END CERTIFICATE-----/g;

const pemOf = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${base64
    .replaceAll(/\s/g, '')
    .replaceAll(/(.{64})/g, '$1\n')
    .trim()}\n-----END CERTIFICATE-----`;

const decoded = (text: string): string | undefined => {
  try {
    return atob(text.replaceAll(/\s/g, ''));
  } catch {
    return undefined;
  }
};

/**
 * Certificates in a text, each in PEM: one or several blocks, the base64 between such lines alone, or all of it in base64
 * once more, as some consoles copy it. Ours. None where it is nothing of these.
 */
export const certificatesIn = (text: string): string[] => {
  const blocks = [...text.matchAll(BLOCK)].map(([, base64 = '']) => pemOf(base64));
  if (blocks.length > 0) return blocks;
  const inside = decoded(text.trim());
  if (!inside) return [];
  return inside.startsWith('-----BEGIN')
    ? [...inside.matchAll(BLOCK)].map(([, base64 = '']) => pemOf(base64))
    : [pemOf(text)];
};

/** Several certificates as one text. */
export const joinCertificates = (certificates: readonly string[]): string => [...new Set(certificates)].join('\n');
