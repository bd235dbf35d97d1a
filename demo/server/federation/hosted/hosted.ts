import type { Provider } from 'oidc-provider';
import type { AuditAction } from '../../../../core/contract/audit-action.ts';
import { counting } from '../../limits/limiting.ts';
import type { Ports } from '../../ports.ts';
import type { WriteScope } from '../../rules.ts';
import type { Severity } from '../../store/records.ts';
import type { HostedClient } from '../../vendor/hosted-clients.ts';
import type { NavigationContext } from '../navigation.ts';
import type { HostedPage, HostedPages, PageSetting } from './hosted-pages.ts';
import type { HostedRequests } from './hosted-requests.ts';
import type { HostedSession } from './hosted-session.ts';
import type { OauthRows } from './oauth-rows.ts';

/** Parts that the requests to hosted login share. */
export interface Hosted {
  readonly ports: Ports;
  readonly provider: Provider;
  readonly requests: HostedRequests;
  readonly rows: OauthRows;
  readonly pages: HostedPages;
  readonly secrets: Readonly<Record<string, string>>;
  clientOf(clientId: unknown): HostedClient | undefined;
}

/** Person that a row of the audit log is about. */
export const scopeOf = ({ user, tenantId, session }: HostedSession): WriteScope => ({
  tenantId,
  userId: user.id,
  email: user.email,
  ...(session.actor && { actor: session.actor }),
});

/** Appends a row to the audit log. */
export const audit = (
  { write }: NavigationContext,
  scope: WriteScope,
  act: { action: AuditAction; severity?: Severity; client: HostedClient | undefined },
): Promise<void> =>
  write(
    scope,
    (rows) =>
      rows.audit({
        action: act.action,
        ...(act.severity && { severity: act.severity }),
        details: { application: act.client?.name ?? '', clientId: act.client?.clientId ?? '' },
      }),
    'read committed',
  );

/** Answer to an application. Source: RFC 6749 §5.2; `errors` as all other answers have them. */
export const oauthError = (status: number, error: string, description: string, retryAfter?: number): Response =>
  Response.json(
    { error, error_description: description, errors: [description] },
    { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) },
  );

/** Refuses a browser's request over the limit of its address; undefined for one within it. */
export const overLimit = async ({ ports }: Hosted, { network }: NavigationContext): Promise<Response | undefined> => {
  const limit = await counting(ports, 'question', network).byAddress();
  return limit.ok ? undefined : oauthError(429, 'slow_down', 'Too many requests', limit.failure.retryAfter);
};

/** Language of the reader and name of the product. */
export const pageSetting = ({ ports }: Hosted, { from }: NavigationContext): PageSetting => ({
  language: from.language,
  vendor: ports.config.vendor.name,
});

export const pageAnswer = ({ html, policy }: HostedPage, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // without a referrer to its own site a browser does not say either which origin a form is from
      'referrer-policy': 'same-origin',
    },
  });
