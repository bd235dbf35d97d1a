import { digest } from '../keys/secrets.ts';
import type { UserRecord } from '../store/records.ts';

/**
 * Version of a profile: the same for the same name, language, job title, address and time zone. Ours: a photo, a phone
 * number or a host's own data in the metadata is no change of these.
 */
export const profileVersionOf = ({ name, language, metadata }: UserRecord): Promise<string> => {
  const { jobTitle, address, timezone } = Object(JSON.parse(metadata)) as Readonly<Record<string, unknown>>; // checked where it was written
  return digest(JSON.stringify([name, language, jobTitle, address, timezone]));
};
