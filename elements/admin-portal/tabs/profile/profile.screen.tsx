import { useAppState } from '../../../kit/use-app.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Cards } from '../../lists/entry-list.tsx';
import { DangerZone } from './danger-zone.tsx';
import { ProfileForm } from './profile-form.tsx';

/**
 * Profile of the signed-in user: photo, name, contact, language and time zone.
 * Source: product.md#profile-tab, protocol/accounts.md#profile.
 */
export const Screen = () => {
  const messages = useMessages('profile');
  const user = useAppState(viewerIn);
  if (!user) return null;
  return (
    <Page title={messages.title} description={messages.description}>
      <Cards>
        <ProfileForm user={user} />
        <DangerZone />
      </Cards>
    </Page>
  );
};
