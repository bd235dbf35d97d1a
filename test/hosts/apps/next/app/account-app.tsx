'use client';

import { FeLoginBox, FeProvider } from 'fe-elements/react';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';

export const AccountApp = ({ children }: { children: ReactNode }) => {
  const router = useRouter();
  const [told, setTold] = useState('');
  return (
    <>
      <output>{told}</output>
      <FeProvider
        baseUrl="/"
        initialPath={usePathname()}
        navigate={(path, { replace }) => (replace ? router.replace(path) : router.push(path))}
        loading={<p>Loading</p>}
        loginBox={<FeLoginBox onSignedIn={({ type }) => setTold(type)} />}
      >
        {children}
      </FeProvider>
    </>
  );
};
