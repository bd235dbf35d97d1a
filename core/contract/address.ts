import { EMAIL_MAX } from './limits.ts';

// letters of any script: addresses may be international (RFC 6531)
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * Pattern of an email address as the server takes it, in lower case and Unicode NFC. Sign-in uses the smaller `EMAIL_PATTERN`.
 */
export const ADDRESS_PATTERN = new RegExp(`^[^\\s\\p{C}@"<>()[\\]\\\\,;:]{1,64}@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** Checks whether the server takes a text as an address: marked before it is sent. */
export const isAddress = (text: string): boolean => text.length <= EMAIL_MAX && ADDRESS_PATTERN.test(text);
