import * as v from 'valibot';
import { ADDRESS_MAX, JOB_TITLE_MAX } from '../../../core/contract/limits.ts';
import type { users } from '../../../core/contract/users.ts';
import { LANGUAGES } from '../../../elements/i18n/languages.ts';
import { user as userSchema } from '../checks/entities.ts';
import { jsonText, name, oneOf, paragraph, rawText, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import { check } from '../http/checking.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { invalidField, refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';
import { searchable } from '../store/searchable.ts';
import { readMe } from './me.ts';
import { profileVersionOf } from './profile-version.ts';

type Properties = Readonly<Record<string, unknown>>;

/** IANA time zone that this runtime knows. */
const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Texts in a person's metadata that the product shows; the lengths are ours. */
const shown = v.object({
  jobTitle: v.nullish(text(JOB_TITLE_MAX)),
  address: v.nullish(paragraph(ADDRESS_MAX)),
  timezone: v.nullish(
    v.pipe(
      text(64),
      v.check((zone) => zone === '' || isZone(zone), rule('notTimezone')),
    ),
  ),
});

/** Length of all metadata. */
const METADATA_MAX = 10_000;

/** Length of the address of a photo: that of one that has its bytes. */
const PICTURE_ADDRESS_MAX = 200_000;

/** Metadata with changes over it: null removes a property. */
const changed = (before: string, changes: Properties): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries({ ...JSON.parse(before), ...changes }).filter(([, value]) => value !== null)),
  );

/** Properties that stay a person's own where a directory manages the rest. */
const isPersonal = (changes: Properties) => Object.keys(changes).every((key) => key === 'timezone');

/**
 * Changes the caller's own profile. A new phone number is confirmed by a code first; what a directory manages stays as it
 * is there, but for language and time zone. Source: protocol/accounts.md#profile.
 */
export const updateMe = signedIn<typeof users.updateMe>({
  body: v.object({
    name: v.exactOptional(name()),
    phoneNumber: v.exactOptional(text(40)),
    metadata: v.exactOptional(jsonText()),
    profilePictureUrl: v.exactOptional(v.nullable(rawText(PICTURE_ADDRESS_MAX))),
    language: v.exactOptional(oneOf(Object.keys(LANGUAGES))),
    profileVersion: v.exactOptional(rawText(100)),
  }),
  answer: userSchema,
  handle: async (context) => {
    const { body, own, caller, ports, write } = context;
    const user = await own.users.get(caller.userId);
    if (!user) return refuse('sessionEnded');
    const valid = check(shown, JSON.parse(body.metadata ?? '{}'), 'body');
    if (!valid.ok) return valid;
    const { phoneNumber: known = '' } = JSON.parse(user.metadata) as Properties;
    const { phoneNumber: inside, ...rest } = JSON.parse(body.metadata ?? '{}') as Properties;
    const number = body.phoneNumber ?? inside ?? known;
    if (number !== '' && number !== known) return invalidField('phoneNumber', 'notChangeable');
    const changes: Properties = { ...rest, ...(number !== known && { phoneNumber: null }) };
    const shownPicture = pictureAddress(user, ports);
    const picture = body.profilePictureUrl === undefined ? shownPicture : body.profilePictureUrl || null;
    // a new photo is uploaded: any other address would have pages ask a server of the caller's choice
    if (picture !== null && picture !== shownPicture) return invalidField('profilePictureUrl', 'notChangeable');
    const removesPicture = picture === null && shownPicture !== null;
    const isManaged = user.managedBy === 'scim2';
    const isMore = body.name !== undefined || removesPicture || !isPersonal(changes);
    if (isManaged && isMore) return refuse('resourceReadOnly');
    const written = await write(async (rows) => {
      const now = await rows.users.get(caller.userId);
      if (!now) return 'gone' as const;
      const { profileVersion: seen } = body;
      if (seen !== undefined && seen !== (await profileVersionOf(now))) return 'stale' as const;
      const metadata = changed(now.metadata, changes);
      if (metadata.length > METADATA_MAX) return 'long' as const;
      const next = body.name ?? now.name;
      const fields = [
        ...Object.keys(rest),
        ...(['name', 'phoneNumber', 'language'] as const).filter((key) => key in body),
        ...(removesPicture ? ['profilePictureUrl'] : []),
      ];
      if (removesPicture) await rows.pictures.remove({ userId: caller.userId });
      await rows.users.update(
        { id: caller.userId },
        {
          ...(removesPicture && { profilePictureUrl: null }),
          name: next,
          searchable: searchable({ name: next, email: now.email }),
          metadata,
          language: body.language ?? now.language,
          updatedAt: ports.clock.now().toISOString(),
        },
      );
      await rows.audit({ action: 'Profile changed', details: { fields } });
      return 'done' as const;
    });
    if (written === 'gone') return refuse('sessionEnded');
    if (written === 'stale') return refuse('staleVersion');
    return written === 'long' ? invalidField('metadata', 'tooLong', { count: METADATA_MAX }) : readMe(context);
  },
});
