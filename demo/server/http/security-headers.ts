import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Content security policy, a list of sources for each directive. */
export type ContentSecurityPolicy = NonNullable<
  NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']
>;

/** Policy of an answer that is no page: a browser runs, frames and loads nothing of it. */
const NOTHING: ContentSecurityPolicy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** HSTS lifetime in seconds: a year, for subdomains of the host too. Source: RFC 6797; OWASP ASVS 5.0 V3.4.1. */
const HSTS_SECONDS = 31_536_000;

interface Setting {
  /** Whether the public address is https (adds HSTS). */
  secure: boolean;
  policy?: ContentSecurityPolicy;
}

/**
 * Security headers of every answer; a page may use the camera, for a photo of a profile. One that an answer has already
 * stays. Answers are not stored unless they say so.
 */
export const securityHeaders = ({ secure, policy = NOTHING }: Setting): MiddlewareHandler => {
  const headers = secureHeaders({
    contentSecurityPolicy: policy,
    permissionsPolicy: {
      camera: policy.defaultSrc?.includes("'self'") ? ['self'] : [],
      displayCapture: [],
      geolocation: [],
      microphone: [],
      midi: [],
      usb: [],
    },
    strictTransportSecurity: secure && `max-age=${HSTS_SECONDS}; includeSubDomains`,
    // what the policy says already, or what no browser of today asks for
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    overwrite: false,
  });
  return async (context, next) => {
    await headers(context, next);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  };
};
