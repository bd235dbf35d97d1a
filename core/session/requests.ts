import type { Client } from '../client/calls.ts';
import type { BrowserPage } from '../browser/page.ts';
import { auth } from '../contract/auth.ts';
import type { AuthResponse } from '../contract/entities/auth.ts';
import type { TenantId } from '../contract/entities/ids.ts';
import { failed, type Failure, type Result } from '../contract/failure.ts';
import type { TabTenant } from './tab-tenant.ts';

/** Longest wait for the refresh of another tab, in milliseconds. Ours. */
export const LOCK_MS = 5000;

/**
 * Timeout of a refresh, in milliseconds. Ours: less than the server's grace, so that a delayed request never arrives as
 * the reuse of a rotated token.
 */
export const RENEWAL_MS = 8000;

/** Timeout of a logout, in milliseconds. Ours: a slow network does not delay a sign-out. */
export const LOGOUT_MS = 5000;

/** Transient statuses: like 5xx, they do not end the session. Source: product.md#session; the others ours. */
const PASSING: readonly (number | undefined)[] = [408, 410, 425, 429];

/** Whether there was no response, or only a transient one. */
export const isUnanswered = ({ kind, status }: Failure): boolean =>
  kind === 'offline' || kind === 'serverError' || kind === 'cancelled' || PASSING.includes(status);

/** Whether a refusal is about the session, so that another tenant would be refused, too. */
const isAboutSession = ({ kind, status }: Failure): boolean => status === 401 || kind === 'stepUpRequired';

/** Dependencies of the session's requests. */
export interface SessionRequestDeps {
  client: Client;
  page: BrowserPage;
  /** Names what the apps of one service share in all tabs: lock, channel and notes. */
  channelKey: string;
}

/** Pending logout that did not reach the server, kept in `localStorage`: it is sent before the next refresh. */
const pendingLogout = ({ page, channelKey }: SessionRequestDeps) => {
  const key = `${channelKey}:leaving`;
  return {
    is: () => page.local.read(key) !== undefined,
    save: () => page.local.write(key, '1'),
    forget: () => page.local.remove(key),
  };
};

/** Drops a pending logout request, because a new sign-in replaces it. */
export const forgetPendingLogout = (parts: SessionRequestDeps): void => pendingLogout(parts).forget();

/**
 * Ends the session on the server. Where that cannot be reached the logout is kept as pending. Resolves to whether it is,
 * and to where signing out goes on at the person's provider.
 */
export const requestLogout = async (
  parts: SessionRequestDeps,
): Promise<{ isPending: boolean; providerLogoutUrl?: string | undefined }> => {
  const pending = pendingLogout(parts);
  const answer = await parts.client.call(auth.logout, {}, { signal: AbortSignal.timeout(LOGOUT_MS) });
  const isPending = !answer.ok && isUnanswered(answer.failure);
  if (isPending) pending.save();
  else pending.forget();
  // hosted login answers nothing
  return { isPending, providerLogoutUrl: answer.ok ? answer.value?.providerLogoutUrl : undefined };
};

/**
 * Requests a new access token: one tab at a time, for the tab's own tenant if it has one.
 * Source: architecture.md#refresh.
 */
export const requestRefresh = (
  parts: SessionRequestDeps,
  tenant: TabTenant,
  tabEvents: () => number,
): Promise<Result<AuthResponse>> => {
  const { client, page, channelKey } = parts;
  const turn = `${channelKey}:turn`;
  const ask = (tenantId: TenantId | null) =>
    client.call(auth.refresh, { body: { tenantId } }, { signal: AbortSignal.timeout(RENEWAL_MS) });
  return page.alone(channelKey, LOCK_MS, async () => {
    if (pendingLogout(parts).is()) {
      const kind = (await requestLogout(parts)).isPending ? 'offline' : 'sessionEnded';
      return failed({ kind, message: '' });
    }
    const turns = () => `${page.local.read(turn)} ${tabEvents()}`;
    const before = turns();
    let answer = await ask(tenant.read());
    if (!answer.ok && tenant.read() && !isAboutSession(answer.failure) && !isUnanswered(answer.failure)) {
      // not a tenant of theirs, or no more
      tenant.forget();
      answer = await ask(null);
    }
    // another tab rotated the refresh token while this request was pending
    if (!answer.ok && before !== turns()) answer = await ask(tenant.read());
    if (answer.ok) page.local.write(turn, String((Number(page.local.read(turn)) || 0) + 1));
    return answer;
  });
};
