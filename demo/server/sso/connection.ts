import * as v from 'valibot';
import type { SsoAddress } from '../../../core/contract/entities/auth.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { DEFAULT_PREFIX } from '../../../core/contract/paths.ts';
import type { Ports } from '../ports.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { domainOfEmail } from '../checks/domain-name.ts';
import { ssoAddress } from '../checks/entities.ts';
import { email, text } from '../checks/fields.ts';

/** Path that begins a sign-in at a provider, below the prefix of calls. Source: protocol/sso.md#addresses. */
export const START_PATH = '/auth/sso/start';

/** Protocol of a configuration. */
export const protocolOf = ({ type }: Pick<SsoConfigurationRecord, 'type'>): 'saml' | 'oidc' =>
  type === 'oidc' ? 'oidc' : 'saml';

/** Enabled configuration of the company that owns the domain of an email address. No account is looked up. */
export const connectionOfDomain = async (
  across: Pick<Reader, 'ssoDomains' | 'ssoConfigurations'>,
  email: string,
): Promise<SsoConfigurationRecord | undefined> => {
  const owned = domainOfEmail(email);
  const [domain] = owned === undefined ? [] : await across.ssoDomains.find({ where: { owned } });
  const found = domain && (await across.ssoConfigurations.get(domain.configurationId));
  return found?.enabled ? found : undefined;
};

/**
 * Address by which a browser begins a sign-in, with the email as a hint for the provider; in a page, where no server can
 * begin one, the provider's own.
 */
export const startAddress = (
  { publicUrl, sso }: Pick<Ports, 'publicUrl' | 'sso'>,
  configuration: Pick<SsoConfigurationRecord, 'id' | 'type' | 'ssoEndpoint'>,
  loginHint: string,
): SsoAddress => {
  if (!sso) return { address: configuration.ssoEndpoint, idpType: protocolOf(configuration) };
  const query = new URLSearchParams({ configuration: configuration.id, login_hint: loginHint });
  return { address: `${publicUrl}/${DEFAULT_PREFIX}${START_PATH}?${query}`, idpType: protocolOf(configuration) };
};

interface Question {
  body: { email: string; tenantId?: TenantId | null };
  across: Pick<Reader, 'ssoDomains' | 'ssoConfigurations'>;
  ports: Pick<Ports, 'publicUrl' | 'sso'>;
}

/** Checks and handler of a call that asks where people of an email domain sign in. */
export const SSO_QUESTION = {
  body: v.object({
    email: email(),
    // any value from a page's address; an unknown one finds nothing
    tenantId: v.exactOptional(v.nullable(text(100) as unknown as v.GenericSchema<string, TenantId>)),
  }),
  answer: v.nullable(ssoAddress),
  handle: async ({ body, across, ports }: Question): Promise<Result<SsoAddress | null, never>> => {
    const found = await connectionOfDomain(across, body.email);
    if (!found || (body.tenantId && body.tenantId !== found.tenantId)) return ok(null);
    return ok(startAddress(ports, found, body.email));
  },
};
