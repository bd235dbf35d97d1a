import type { App } from '../../../core/app-types.ts';
import { findApp } from '../../../core/apps.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import type { AppOptions } from '../../../core/options.ts';
import { absolute, type AppRequest } from './app-request.ts';
import type { ElementError } from '../host/element-error.ts';

/**
 * Makes the app that markup asks for. Elements that ask for the same service under the same name share one; where the
 * name belongs to another service, the app is named by its address. Ours: the protocol knows no apps made by markup.
 */
export const makeApp = async (name: string, request: AppRequest): Promise<Result<App, ElementError>> => {
  if (request.baseUrl !== undefined && !isListedOrigin(request.baseUrl, name))
    return failed(originRefused(request.baseUrl));
  const known = () => existing(name, request);
  const early = known();
  if (early) return ok(early);
  const [{ createApp }, transport] = await Promise.all([
    import('../../../core/app.ts'),
    request.preview ? previewServer() : undefined,
  ]);
  // another element can have made it during the wait
  return ok(known() ?? createApp(optionsOf(findApp(name) ? nameByAddress(request) : name, request, transport)));
};

const previewServer = async (): Promise<AppOptions['transport']> => {
  const { previewTransport } = await import('fe-elements/preview');
  return previewTransport();
};

const existing = (name: string, request: AppRequest): App | undefined =>
  [findApp(name), findApp(nameByAddress(request))].find((app) => app && serves(app, request));

const serves = ({ options }: App, { baseUrl, preview }: AppRequest): boolean =>
  preview === true ? options.previewMode === true : addressOf(options) === absolute(baseUrl);

const addressOf = ({ baseUrl, contextOptions }: AppOptions): string | undefined => {
  const address = baseUrl ?? contextOptions?.baseUrl;
  return typeof address === 'string' ? absolute(address) : undefined;
};

const nameByAddress = ({ baseUrl, preview }: AppRequest): string => (preview ? 'preview' : absolute(baseUrl));

const optionsOf = (name: string, request: AppRequest, transport: AppOptions['transport']): AppOptions => ({
  name,
  baseUrl: absolute(request.baseUrl ?? location.origin),
  ...(request.clientId !== undefined && { clientId: request.clientId }),
  ...(request.urlStrategy && { urlStrategy: request.urlStrategy }),
  ...(request.preview && { previewMode: true }),
  ...(transport && { transport }),
});

const originRefused = (baseUrl: string): ElementError => ({
  kind: 'originRefused',
  message:
    `base-url "${baseUrl}" is not in createApp({ origins }) or <meta name="fe-origins">. If you trust it, add ` +
    `<meta name="fe-origins" content="${originOf(baseUrl) ?? ''}"> to the page’s head.`,
});

const META = ':scope > meta[name="fe-origins"]';

/**
 * Allow-list check of a service's origin: the page's own, one that the page's script gave to `createApp({ origins })`,
 * or one of a `<meta name="fe-origins">` in the head. Injected markup can set a `base-url` but none of these, so it
 * cannot make a phishing box.
 */
const isListedOrigin = (baseUrl: string, appName: string): boolean => {
  const origin = originOf(baseUrl);
  if (!origin) return false;
  if (origin === location.origin) return true;
  const named = [findApp(), findApp(appName)].flatMap((app) => app?.options.origins ?? []);
  const written = [...document.head.querySelectorAll(META)].flatMap((meta) =>
    (meta.getAttribute('content') ?? '').split(/[\s,]+/),
  );
  return [...named, ...written].some((listed) => listed !== '' && originOf(listed) === origin);
};

/** Origin of a URL, resolved against the page's own address and never against a `<base>`. */
const originOf = (url: string): string | undefined => {
  const parsed = URL.canParse(url, location.href) ? new URL(url, location.href) : undefined;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined;
};
