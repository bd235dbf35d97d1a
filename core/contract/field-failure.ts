/** Values for the message of each code of a refused field; none where the code says all. Ours. */
export interface FieldParams {
  required: None;
  empty: None;
  malformed: None;
  notText: None;
  notReadable: None;
  notList: None;
  notBoolean: None;
  notNumber: None;
  notInteger: None;
  tooShort: { count: number };
  tooLong: { count: number };
  tooFew: { count: number };
  tooMany: { count: number };
  tooSmall: { min: number };
  tooLarge: { max: number };
  outOfRange: { min: number; max: number };
  notOneOf: { options: string[] };
  controlCharacters: None;
  lineControlCharacters: None;
  notEmail: None;
  notPhoneNumber: None;
  notJson: None;
  notJsonObject: None;
  notId: None;
  notIdList: None;
  notMoment: None;
  notTimezone: None;
  notCurrency: None;
  notImage: None;
  tooManyPixels: { megapixels: number };
  notRoleKey: None;
  notColor: None;
  notLoginAlias: None;
  notBase64url: None;
  notAddress: None;
  notCertificate: None;
  notDomain: None;
  notMetadata: None;
  notYet: None;
  unknownId: None;
  notMember: None;
  notCurrentPassword: None;
  givenTwice: None;
  notChangeable: None;
  notTogether: { other: string };
  domainNotListed: { domain: string };
  domainBlocked: { domain: string };
  domainPublic: { domain: string };
}

type None = Readonly<Record<never, never>>;

/** Why a field of a call was refused. */
export type FieldCode = keyof FieldParams;

/** Codes without values. */
export type PlainFieldCode = { [Code in FieldCode]: keyof FieldParams[Code] extends never ? Code : never }[FieldCode];

/** A refused field: its path in the body, query or address (`users.3.email`), why, and values for a message about it. */
export type FieldFailure = {
  [Code in FieldCode]: { path: string; code: Code; params: FieldParams[Code] };
}[FieldCode];
