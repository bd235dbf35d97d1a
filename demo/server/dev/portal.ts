import type { OperatorConfig } from '../vendor/config.ts';

/** Sections that are enabled in development. */
const SHOWN = ['personalApiTokens', 'apiTokens', 'groups', 'roles', 'subscriptions'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Enables those of these sections that a configuration does not set. */
export const withDemoPortal = (config: OperatorConfig): OperatorConfig => {
  const adminBox = config.metadata['adminBox'] ?? {};
  const theirs = isObject(adminBox['navigation']) ? adminBox['navigation'] : {};
  const navigation = Object.fromEntries(SHOWN.map((section) => [section, { visibility: 'byPermissions' }]));
  return {
    ...config,
    flags: { 'fe-roles-page': 'on', ...config.flags },
    metadata: { ...config.metadata, adminBox: { ...adminBox, navigation: { ...navigation, ...theirs } } },
  };
};
