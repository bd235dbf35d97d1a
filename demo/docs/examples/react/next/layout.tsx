import { type ReactNode, Suspense } from 'react';
import { AccountApp } from './account-app';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Suspense>
          <AccountApp>{children}</AccountApp>
        </Suspense>
      </body>
    </html>
  );
}
