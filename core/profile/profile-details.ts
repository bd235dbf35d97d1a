import type { User } from '../contract/entities/user.ts';

const DETAILS = ['jobTitle', 'address', 'timezone'] as const;

/** Texts in a person's metadata that the product shows; empty where there is none. */
export type ProfileDetails = Readonly<Record<(typeof DETAILS)[number], string>>;

const readObject = (json: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(json);
    return { ...Object(value) };
  } catch {
    return {};
  }
};

/** Reads the texts of a person's metadata; values that are no text are left out. */
export const profileDetailsIn = ({ metadata }: Pick<User, 'metadata'>): ProfileDetails => {
  const found = readObject(metadata);
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '');
  return { jobTitle: text('jobTitle'), address: text('address'), timezone: text('timezone') };
};
