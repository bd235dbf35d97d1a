import type { ReactNode } from 'react';
import { AccountApp } from './account-app';

// oxlint-disable-next-line import/no-default-export -- Next.js asks for it
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <AccountApp>{children}</AccountApp>
      </body>
    </html>
  );
}
