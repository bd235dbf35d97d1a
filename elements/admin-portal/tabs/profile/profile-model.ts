import type { User } from '../../../../core/contract/entities/user.ts';
import { profileDetailsIn } from '../../../../core/profile/profile-details.ts';
import type { ProfileDraft } from '../../../../core/contract/users.ts';

/** Values of the profile's form, by the names that the wire gives them. */
export interface ProfileValues {
  name: string;
  jobTitle: string;
  address: string;
  language: string;
  timezone: string;
}

const DETAILS = ['jobTitle', 'address', 'timezone'] as const;

/** Values of the form, from what is saved. */
export const valuesOf = (user: Pick<User, 'name' | 'language' | 'metadata'>): ProfileValues => ({
  name: user.name,
  language: user.language,
  ...profileDetailsIn(user),
});

/** Fields of the call's body: only what has changed. */
export const changesIn = (before: ProfileValues, now: ProfileValues): ProfileDraft => {
  const changed = DETAILS.filter((name) => now[name] !== before[name]);
  return {
    ...(now.name !== before.name && { name: now.name }),
    ...(now.language !== before.language && { language: now.language }),
    ...(changed.length > 0 && {
      metadata: JSON.stringify(Object.fromEntries(changed.map((name) => [name, now[name].trim() || null]))),
    }),
  };
};
