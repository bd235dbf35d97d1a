import type { App } from 'fe-elements/vanilla';

/** Whether the signed-in person may export reports, and if not, why. Needs `entitlementsOptions: { enabled: true }`. */
export const mayExport = (app: App): string => {
  const { isEntitled, justification } = app.getFeatureEntitlements('reports');
  if (isEntitled) return 'yes';
  return justification === 'BUNDLE_EXPIRED' ? 'The plan has expired.' : 'Reports are not in the plan.';
};
