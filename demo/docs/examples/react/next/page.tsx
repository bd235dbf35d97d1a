'use client';

import { FeUserButton, Protected, useAuthUser } from 'fe-elements/react';

export default function Page() {
  const user = useAuthUser();
  return (
    <Protected>
      <FeUserButton />
      <h1>Hello, {user?.name}</h1>
    </Protected>
  );
}
