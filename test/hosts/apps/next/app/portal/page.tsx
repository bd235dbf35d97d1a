'use client';

import { FeAdminPortal, Protected, useAuth, useAuthUser } from 'fe-elements/react';

// oxlint-disable-next-line import/no-default-export -- Next.js asks for it
export default function Portal() {
  const user = useAuthUser();
  const { logout } = useAuth();
  return (
    <Protected>
      <h1>Hello, {user?.name}</h1>
      <button type="button" onClick={() => void logout()}>
        Leave
      </button>
      <FeAdminPortal routing="memory" />
    </Protected>
  );
}
