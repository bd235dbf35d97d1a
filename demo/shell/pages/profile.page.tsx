import type { ReactNode } from 'react';
import { useAuth } from '../../../adapters/react/index.ts';
import { Frame } from '../frame/frame.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

const moment = (iso: string) => (
  <time dateTime={iso}>
    {new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))}
  </time>
);

/** Profile of the signed-in user. */
export const ProfilePage = () => {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return null;
  const { user, activeTenant } = auth;
  return (
    <Frame title="Your profile">
      <h1>Your profile</h1>
      <dl className="facts">
        <Fact name="Name">{user.name}</Fact>
        <Fact name="Email">{user.email}</Fact>
        <Fact name="Company">{activeTenant?.name ?? '—'}</Fact>
        <Fact name="Roles">{new Intl.ListFormat('en').format(user.roles.map(({ name }) => name)) || '—'}</Fact>
        <Fact name="Member since">{moment(user.createdAt)}</Fact>
        {user.lastLogin && <Fact name="Signed in">{moment(user.lastLogin)}</Fact>}
      </dl>
    </Frame>
  );
};
