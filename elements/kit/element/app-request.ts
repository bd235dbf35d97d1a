/** App attributes of an element. */
export interface AppRequest {
  app?: string | undefined;
  baseUrl?: string | undefined;
  clientId?: string | undefined;
  urlStrategy?: 'path' | 'hash' | 'memory' | undefined;
  preview?: boolean | undefined;
}

/** Absolute base URL of a service, as in apps that markup makes. */
export const absolute = (baseUrl = ''): string => {
  const { href } = new URL(baseUrl, location.href);
  return href.endsWith('/') ? href.slice(0, -1) : href;
};
