/** What an element says about its app. */
export interface AppWish {
  app?: string | undefined;
  baseUrl?: string | undefined;
  clientId?: string | undefined;
  urlStrategy?: 'path' | 'hash' | 'memory' | undefined;
  preview?: boolean | undefined;
}

/** A service's address as the apps that markup makes have it. */
export const absolute = (baseUrl = ''): string => {
  const { href } = new URL(baseUrl, location.href);
  return href.endsWith('/') ? href.slice(0, -1) : href;
};
