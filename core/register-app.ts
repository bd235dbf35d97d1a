import type { App } from './app-types.ts';
import { registry } from './apps.ts';

/** Makes an app known to the page. A name has one app at a time. */
export const registerApp = (app: App): void => {
  const { apps, waiting } = registry();
  apps.set(app.name, app);
  for (const look of waiting) look();
};

/** Frees the app's name, if it still holds it. */
export const forgetApp = (app: App): void => {
  const { apps } = registry();
  if (apps.get(app.name) === app) apps.delete(app.name);
};
