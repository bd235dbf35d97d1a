'use client';

import { FeProvider } from 'fe-elements/react';
import { usePathname, useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export const AccountApp = ({ children }: { children: ReactNode }) => {
  const router = useRouter();
  return (
    <FeProvider
      baseUrl="/"
      initialPath={usePathname()}
      navigate={(path, { replace }) => (replace ? router.replace(path) : router.push(path))}
      loading={<p>Loading...</p>}
    >
      {children}
    </FeProvider>
  );
};
