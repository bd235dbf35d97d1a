import type { App } from 'fe-elements/vanilla';

/** Calls your own back end as the signed-in person; without a token where no one is signed in. */
export const callBackEnd = async (app: App, path: string): Promise<Response> => {
  await app.ready();
  const token = app.getAccessToken();
  return fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
};
