import type { OperatorConfig } from '../vendor/config.ts';

/** The sections that are there to look at; what each is otherwise is left to the portal. */
const SHOWN = ['groups', 'roles'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The operator's configuration with the portal's sections switched on, where the operator has not said otherwise. */
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
