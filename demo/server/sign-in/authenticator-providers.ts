import type { AuthenticatorProvider } from '../../../core/contract/entities/mfa.ts';

/**
 * Makers of passkeys by the AAGUID of their authenticator, as the community's list has them; names of products, which no
 * language translates: https://github.com/passkeydeveloper/passkey-authenticator-aaguids. Security keys say none where no
 * attestation is asked for. Source: protocol/passkeys.md#devices.
 */
const PROVIDERS: Readonly<Record<string, readonly [name: string, kind: AuthenticatorProvider['kind']]>> = {
  'bada5566-a7aa-401f-bd96-45619a55120d': ['1Password', 'manager'],
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': ['Apple Passwords', 'manager'],
  'a4a2d88e-9796-4356-9164-e2a5a8bd019c': ['Avast Password Manager', 'manager'],
  '6bb49926-160a-4306-a100-4eb39ba6ac45': ['AVG Password Manager', 'manager'],
  'e7db2bd3-f2fe-4d71-ad78-7e7aa166cfd1': ['Avira Password Manager', 'manager'],
  'd548826e-79b4-db40-a3d8-11116f7e8349': ['Bitwarden', 'manager'],
  '531126d6-e717-415c-9320-3d9aa6981239': ['Dashlane', 'manager'],
  'f3809540-7f14-49c1-a8b3-8f813b225541': ['Enpass', 'manager'],
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': ['Google Password Manager', 'manager'],
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': ['iCloud Keychain', 'manager'],
  'a10c6dd9-465e-4226-8198-c7c44b91c555': ['Kaspersky Password Manager', 'manager'],
  'eaecdef2-1c31-5634-8639-f1cbd9c00a08': ['KeePassDX', 'manager'],
  'fdb141b2-5d84-443e-8a35-4698c205a502': ['KeePassXC', 'manager'],
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': ['Keeper', 'manager'],
  'b78a0a55-6ef8-d246-a042-ba0f6d55050c': ['LastPass', 'manager'],
  '22248c4c-7a12-46e2-9a41-44291b373a4d': ['LogMeOnce', 'manager'],
  'd3452668-01fd-4c12-926c-83a4204853aa': ['Microsoft Password Manager', 'manager'],
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': ['NordPass', 'manager'],
  'fa37f553-f9b6-4adb-ac53-8bbb57ebdf0d': ['Norton Password Manager', 'manager'],
  '50726f74-6f6e-5061-7373-50726f746f6e': ['Proton Pass', 'manager'],
  '53414d53-554e-4700-0000-000000000000': ['Samsung Pass', 'manager'],
  'd9be9d39-e6a6-4c28-a581-32b044d986e4': ['Sticky Password Manager', 'manager'],
  'b35a26b2-8f6e-4697-ab1d-d44db4da28c6': ['Zoho Vault', 'manager'],
  'adce0002-35bc-c60a-648b-0b25f1f05503': ['Chrome on Mac', 'device'],
  'b5397666-4885-aa6b-cebf-e52262a439a2': ['Chromium Browser', 'device'],
  '771b48fd-d3d4-4f74-9232-fc157ab0507a': ['Edge on Mac', 'device'],
  '08987058-cadc-4b81-b6e1-30de50dcbe96': ['Windows Hello', 'device'],
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': ['Windows Hello', 'device'],
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': ['Windows Hello', 'device'],
};

/** Property of a view with the maker of an authenticator; none where it is not known. */
export const providerOf = (aaguid: string | null): { provider?: AuthenticatorProvider } => {
  const known = aaguid !== null && Object.hasOwn(PROVIDERS, aaguid) && PROVIDERS[aaguid];
  return known ? { provider: { name: known[0], kind: known[1] } } : {};
};
