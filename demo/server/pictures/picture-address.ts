import { DEFAULT_PREFIX } from '../../../core/contract/paths.ts';
import type { Ports, StoredPicture } from '../ports.ts';
import type { UserRecord } from '../store/records.ts';

/** Path of a stored picture, without the prefix of all calls. */
export const PICTURE_PATH = '/team/resources/profile/images/v1/{id}';

/** Address that is stored with a person: a path, so that it stays right where the public address of the server changes. */
export const storedAddressOf = (id: string): string => `/${DEFAULT_PREFIX}${PICTURE_PATH.replace('{id}', id)}`;

/** Picture as an address that has its bytes. Source: RFC 2397. */
export const dataAddressOf = ({ type, bytes }: StoredPicture): string => `data:${type};base64,${base64Of(bytes)}`;

/** Bytes in base64. */
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Address of a person's photo as the wire has it, whole; null without a photo. */
export const pictureAddress = (
  { profilePictureUrl: address }: Pick<UserRecord, 'profilePictureUrl'>,
  { publicUrl }: Pick<Ports, 'publicUrl'>,
): string | null => (address?.startsWith('/') ? publicUrl + address : address);
