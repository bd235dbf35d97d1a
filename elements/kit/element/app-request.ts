import { composedAncestors } from '../dom/ancestors.ts';

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

/** App attributes that apply to an element: its own, else those of the nearest `<fe-app>`, which may not be defined yet. */
export const appRequestOf = (element: Element, own: AppRequest): AppRequest => {
  if (own.app || own.baseUrl !== undefined || own.preview) return own;
  for (const ancestor of composedAncestors(element)) {
    if (ancestor.localName !== 'fe-app') continue;
    const read = (name: string) => ancestor.getAttribute(name) ?? undefined;
    return {
      baseUrl: read('base-url'),
      clientId: read('client-id'),
      // any other value means the default
      urlStrategy: read('url-strategy') as AppRequest['urlStrategy'],
      preview: ancestor.hasAttribute('preview'),
    };
  }
  return own;
};
