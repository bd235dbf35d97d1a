import * as v from 'valibot';
import { PHOTO_BYTES, PICTURE_PIXELS_MAX } from '../../../core/contract/limits.ts';
import { ok } from '../../../core/contract/failure.ts';
import type { profile } from '../../../core/contract/profile.ts';
import { rule } from '../checks/rule.ts';
import { base64Of, dataAddressOf, pictureAddress, storedAddressOf } from '../pictures/picture-address.ts';
import { invalidField, refuse } from '../refusal.ts';
import { signedIn } from '../rules.ts';

/** Size of the parts of a form around its file. */
const FORM_BYTES = 4096;

const MEGAPIXEL = 1_000_000;

/**
 * Sets the caller's photo, rebuilt from the upload: its type is told by its content, and nothing of the file is stored.
 * Answers its address as text. Source: protocol/accounts.md#photo.
 */
export const saveImage = signedIn<typeof profile.saveImage>({
  limit: 'question',
  bodyBytes: PHOTO_BYTES + FORM_BYTES,
  body: v.object({ image: v.blob(rule('notImage')) }),
  answer: v.string(),
  handle: async ({ body, own, caller: { userId }, ports, write }) => {
    const user = await own.users.get(userId);
    if (!user) return refuse('sessionEnded');
    if (user.managedBy === 'scim2') return refuse('resourceReadOnly');
    const rebuilt = await ports.pictures.rebuild(new Uint8Array(await body.image.arrayBuffer()));
    if (!rebuilt.ok)
      return rebuilt.failure === 'notImage'
        ? invalidField('image', 'notImage')
        : invalidField('image', 'tooManyPixels', { megapixels: PICTURE_PIXELS_MAX / MEGAPIXEL });
    const picture = rebuilt.value;
    const id = crypto.randomUUID();
    const profilePictureUrl = ports.pictures.inAddress ? dataAddressOf(picture) : storedAddressOf(id);
    await write(async (rows) => {
      const createdAt = ports.clock.now().toISOString();
      await rows.pictures.remove({ userId });
      if (!ports.pictures.inAddress)
        await rows.pictures.insert({ id, userId, type: picture.type, data: base64Of(picture.bytes), createdAt });
      await rows.users.update({ id: userId }, { profilePictureUrl, updatedAt: createdAt });
      await rows.audit({ action: 'Profile changed', details: { fields: ['profilePictureUrl'] } });
    });
    return ok(pictureAddress({ profilePictureUrl }, ports) ?? '');
  },
});
