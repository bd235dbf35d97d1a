import { useMemo } from 'react';
import { Outlet, Route, Routes, useNavigate } from 'react-router';
import { type AppOptions, FeLoginBox, FeProvider, Protected } from '../../adapters/react/index.ts';
import { Bar } from './frame.tsx';
import { HomePage } from './pages/home.page.tsx';
import { PrivacyPage, TermsPage } from './pages/legal.page.tsx';
import { PortalPage } from './pages/portal.page.tsx';
import { ProfilePage } from './pages/profile.page.tsx';
import { UnknownPage } from './pages/unknown.page.tsx';

/** App options: the service has the origin of the page; navigation within the product does not reload the page. */
const useOptions = (): AppOptions => {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      clientId: 'demo',
      urlStrategy: 'path',
      entitlementsOptions: { enabled: true },
      baseUrl: window.location.origin,
      onRedirectTo: (path, { refresh, replace = false }) => {
        if (!refresh) void navigate(path, { replace });
        else if (replace) window.location.replace(path);
        else window.location.assign(path);
      },
    }),
    [navigate],
  );
};

/** Source: product.md#host-shell. */
const Loading = () => <p className="loading">Loading...</p>;

/** Page of the auth routes: the login box alone. */
const LoginPage = () => (
  <main className="login">
    <title>Tasklane</title>
    <FeLoginBox termsUrl="/terms" privacyUrl="/privacy" />
  </main>
);

const ProtectedPages = () => (
  <Protected>
    <Outlet />
  </Protected>
);

/** Host application: a small product around the login box. Source: product.md#host-shell. */
export const Shell = () => (
  <FeProvider options={useOptions()} loading={<Loading />} loginBox={<LoginPage />}>
    <Bar />
    <Routes>
      <Route element={<ProtectedPages />}>
        <Route index element={<HomePage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="portal/*" element={<PortalPage />} />
      </Route>
      <Route path="terms" element={<TermsPage />} />
      <Route path="privacy" element={<PrivacyPage />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  </FeProvider>
);
