import { under } from './endpoint.ts';
import type { EmailDomainConfig, EmailDomainRestriction, RestrictionType } from './entities/email-domain.ts';

const { get, post, del } = under('/identity/resources/configurations/restrictions/v1/email-domain');

/** Settings to save; those that are absent stay. `type` is the older name of `listType`. */
export interface EmailDomainConfigDraft {
  active: boolean;
  blockPublicDomains?: boolean;
  listType?: RestrictionType;
  type?: RestrictionType;
}

// biome-ignore format: one line a call
/** Email domains that a company lets in, or keeps out. Source: protocol/policies.md#email-domains. */
export const emailDomains = {
  list:       get('').returns<{ items: EmailDomainRestriction[] }>(),
  create:     post('').body<Omit<EmailDomainRestriction, 'id'>>().returns<EmailDomainRestriction>(),
  remove:     del('/{id}'),
  config:     get('/config').returns<EmailDomainConfig>(),
  saveConfig: post('/config').body<EmailDomainConfigDraft>().returns<EmailDomainConfig>(),
};
