import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Outlet, Route, Routes, useNavigate, useSearchParams } from 'react-router';
import { type AppOptions, FeLoginBox, FeProvider, Protected } from '../../adapters/react/index.ts';
import { ConfigurationContext } from './configuration/configuration-context.ts';
import type { ShellConfiguration } from './configuration/shell-configuration.ts';
import { UserFlags } from './flags/user-flags.tsx';
import { Bar } from './frame/bar.tsx';
import { BetaBanner } from './frame/beta-banner.tsx';
import { OfflineBanner } from './frame/offline-banner.tsx';
import { HomeRoute } from './home/home.route.tsx';
import { PrivacyPage, TermsPage } from './pages/legal.page.tsx';
import { PortalPage } from './pages/portal.page.tsx';
import { PreviewPage } from './pages/preview.page.tsx';
import { ProfilePage } from './pages/profile.page.tsx';
import { UnknownPage } from './pages/unknown.page.tsx';

/** Pages of experiences, loaded when they are opened, with the GraphQL client. */
const ExperienceRoutes = lazy(async () => {
  const { ExperienceRoutes: routes } = await import('./experiences/experiences.routes.tsx');
  return { default: routes };
});

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

/** Page of the auth routes: the login box alone, with the address that the link had for it. */
const LoginPage = ({ title }: { title: string }) => {
  const [search] = useSearchParams();
  const hint = search.get('login_hint') ?? undefined;
  return (
    <main className="login">
      <title>{title}</title>
      <FeLoginBox termsUrl="/terms" privacyUrl="/privacy" {...(hint !== undefined && { loginHint: hint })} />
    </main>
  );
};

const ProtectedPages = () => (
  <Protected>
    <Outlet />
  </Protected>
);

/** Client of the pages' own requests. Source: product.md#host-shell. */
const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });

const Pages = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route index element={<HomeRoute />} />
      <Route element={<ProtectedPages />}>
        <Route path="experiences/*" element={<ExperienceRoutes />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route path="portal/*" element={<PortalPage />} />
      </Route>
      <Route path="preview" element={<PreviewPage />} />
      <Route path="terms" element={<TermsPage />} />
      <Route path="privacy" element={<PrivacyPage />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  </Suspense>
);

interface Providers {
  configuration: ShellConfiguration;
  children: ReactNode;
}

const ShellProviders = ({ configuration, children }: Providers): ReactElement => {
  const [queries] = useState(createQueryClient);
  return (
    <ConfigurationContext value={configuration}>
      <QueryClientProvider client={queries}>
        <FeProvider options={useOptions()} loading={<Loading />} loginBox={<LoginPage title={configuration.title} />}>
          <UserFlags>{children}</UserFlags>
        </FeProvider>
      </QueryClientProvider>
    </ConfigurationContext>
  );
};

/** Host application: a personalization product around the elements. Source: product.md#host-shell. */
export const Shell = ({ configuration }: { configuration: ShellConfiguration }): ReactElement => (
  <ShellProviders configuration={configuration}>
    <OfflineBanner />
    <Bar />
    <BetaBanner />
    <Pages />
  </ShellProviders>
);
