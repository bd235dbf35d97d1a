import { useAppState } from '../../../kit/use-app.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Page } from '../../../ui/page/page.tsx';
import { usePageAppearance } from '../../forms/use-appearance.ts';
import { Cards } from '../../lists/entry-list.tsx';
import { DangerZone } from './danger-zone.tsx';
import { ContactCard } from './contact-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { ProfileForm } from './profile-form.tsx';

/**
 * Profile of the signed-in user: photo, name, contact, language and time zone.
 * Source: product.md#profile-tab, protocol/accounts.md#profile.
 */
export const Screen = () => {
  const messages = useMessages('profile');
  const user = useAppState(viewerIn);
  const { field } = usePageAppearance('profile');
  if (!user) return null;
  const managed = user.managedBy === 'scim2';
  return (
    <Page title={messages.title} description={messages.description}>
      <Cards>
        <PhotoCard user={user} readOnly={managed} />
        <ProfileForm user={user} />
        <ContactCard user={user} readOnly={managed} phoneAppearance={field('phoneNumber')} />
        <DangerZone />
      </Cards>
    </Page>
  );
};
