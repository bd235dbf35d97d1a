import type { FieldCode, FieldFailure, FieldParams, PlainFieldCode } from '../../../core/contract/field-failure.ts';

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** English message of each code, which follows the path in `errors`. Source: protocol/README.md#failures. */
const ENGLISH: { readonly [Code in FieldCode]: (params: FieldParams[Code]) => string } = {
  required: () => 'is required',
  empty: () => 'must not be empty',
  malformed: () => 'is not well formed',
  notText: () => 'must be text',
  notReadable: () => 'must be readable text',
  notList: () => 'must be a list',
  notBoolean: () => 'must be true or false',
  notNumber: () => 'must be a number',
  notInteger: () => 'must be a whole number',
  tooShort: ({ count }) => `must have at least ${characters(count)}`,
  tooLong: ({ count }) => `must have at most ${characters(count)}`,
  tooFew: ({ count }) => (count === 1 ? 'must name one at least' : `must have at least ${count}`),
  tooMany: ({ count }) => `must have at most ${count}`,
  tooSmall: ({ min }) => `must be at least ${min}`,
  tooLarge: ({ max }) => `must be at most ${max}`,
  outOfRange: ({ min, max }) => `must be a whole number from ${min} to ${max}`,
  notOneOf: ({ options }) => `must be ${either.format(options)}`,
  controlCharacters: () => 'must not have control characters',
  lineControlCharacters: () => 'must not have control characters but line breaks',
  notEmail: () => 'must be an email address',
  notPhoneNumber: () => 'must be a phone number with its country: +4915112345678',
  notJson: () => 'must be JSON',
  notJsonObject: () => 'must be JSON text of an object',
  notId: () => 'must be a uuid',
  notIdList: () => 'must be ids joined by commas',
  notMoment: () => 'must be a moment',
  notTimezone: () => 'must be a time zone: Europe/Berlin',
  notCurrency: () => 'must be a currency: EUR',
  notImage: () => 'must be an image: PNG, JPEG, WebP or GIF',
  tooManyPixels: ({ megapixels }) => `must have at most ${megapixels} megapixels`,
  notRoleKey: () => 'must be letters, digits, dots, dashes and underscores',
  notColor: () => 'must be a colour: #3366cc',
  notLoginAlias: () => 'must be 3 to 40 small letters, digits and dashes',
  notBase64url: () => 'must be base64url',
  notAddress: () => 'must be an https address',
  notCertificate: () => 'must be a certificate in PEM',
  notDomain: () => 'must be a domain: example.com',
  notMetadata: () => 'must lead to the SAML metadata of an identity provider',
  notYet: () => 'needs a sign-in that has worked first',
  unknownId: () => 'has one that there is not',
  notMember: () => 'has one who does not belong to the company',
  notCurrentPassword: () => 'is not the current one',
  givenTwice: () => 'must be given once',
  notChangeable: () => 'cannot be changed here',
  notTogether: ({ other }) => `does not go with ${other}`,
  domainNotListed: ({ domain }) => `is of ${domain}, which is not among the domains that the company allows`,
  domainBlocked: ({ domain }) => `is of ${domain}, a domain that the company blocks`,
  domainPublic: ({ domain }) => `is of ${domain}, a public email service, which the company blocks`,
};

/** All codes of field failures. */
export const FIELD_CODES = Object.keys(ENGLISH) as FieldCode[]; // a literal table has no other keys

/** Code with its values, if it has any. */
type Ruled<Code extends FieldCode> = Code extends PlainFieldCode
  ? [code: Code]
  : [code: Code, params: FieldParams[Code]];

/** The message of a schema's check: a code and its values as JSON, parsed by `readRule`. */
export const rule = <Code extends FieldCode>(...[code, params]: Ruled<Code>): string =>
  JSON.stringify({ code, params: params ?? {} });

/** Code and values of a check's message; undefined where it is none of `rule`'s. */
export const readRule = (message: string): Pick<FieldFailure, 'code' | 'params'> | undefined =>
  // `rule` has written it
  message.startsWith('{"code":') ? (JSON.parse(message) as Pick<FieldFailure, 'code' | 'params'>) : undefined;

/** A refused field. */
export const fieldFailure = <Code extends FieldCode>(path: string, ...[code, params]: Ruled<Code>): FieldFailure =>
  ({ path, code, params: params ?? {} }) as FieldFailure; // `Ruled` pairs them

/** `name: must not be empty` */
export const inEnglish = ({ path, code, params }: FieldFailure): string => {
  const say = ENGLISH[code] as (values: typeof params) => string; // its own values: a union of pairs
  return `${path}: ${say(params)}`;
};
