import { index, type RouteConfig, route } from '@react-router/dev/routes';

// oxlint-disable-next-line import/no-default-export -- React Router asks for it
export default [index('home.tsx'), route('account/*', 'account.tsx')] satisfies RouteConfig;
