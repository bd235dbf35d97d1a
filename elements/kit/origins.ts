import { findApp } from '../../core/apps.ts';

const META = ':scope > meta[name="fe-origins"]';

/**
 * Whether markup may point an element at this service: the page's own origin, one that the page's script gave to
 * `createApp({ origins })`, or one of a `<meta name="fe-origins">` in the head. Injected markup can set a `base-url` but
 * none of these, so it cannot make a phishing box.
 */
export const isListedOrigin = (baseUrl: string, appName: string): boolean => {
  const origin = originOf(baseUrl);
  if (!origin) return false;
  if (origin === location.origin) return true;
  const named = [findApp(), findApp(appName)].flatMap((app) => app?.options.origins ?? []);
  const written = [...document.head.querySelectorAll(META)].flatMap((meta) =>
    (meta.getAttribute('content') ?? '').split(/[\s,]+/),
  );
  return [...named, ...written].some((listed) => listed !== '' && originOf(listed) === origin);
};

/** The origin an address leads to, read from the page's own address and never from a `<base>`. */
export const originOf = (url: string): string | undefined => {
  const parsed = URL.canParse(url, location.href) ? new URL(url, location.href) : undefined;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined;
};
