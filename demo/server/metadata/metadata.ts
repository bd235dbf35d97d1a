import * as v from 'valibot';
import { metadata } from '../../../core/contract/metadata.ts';
import { ok } from '../../../core/contract/failure.ts';
import { text } from '../checks/fields.ts';
import { metadata as metadataSchema } from '../checks/policies.ts';
import { notFound } from '../refusal.ts';
import { findCustomLogin } from '../custom-login/find-custom-login.ts';
import { crossTenant } from '../rules.ts';
import { serve } from '../serve.ts';

/**
 * Theme and navigation that the operator configured for the elements; at a tenant's login address, the tenant's own look
 * beside them. Source: protocol/operator.md#metadata, protocol/operator.md#custom-login, protocol/README.md#texts.
 */
export const metadataRoutes = serve(metadata, {
  read: crossTenant('metadata.read', 'unlimited', {
    query: v.object({ entityName: text(100, 1) }),
    answer: metadataSchema,
    handle: async ({ query: { entityName }, ports: { config }, across, loginAlias }) => {
      const configured = Object.hasOwn(config.metadata, entityName) && config.metadata[entityName];
      if (!configured) return notFound('metadata');
      const customLogin = entityName === 'adminBox' && loginAlias && (await findCustomLogin(across, loginAlias));
      const configuration = customLogin ? { ...configured, customLogin } : configured;
      return ok({ rows: [{ id: entityName, entityName, configuration }] });
    },
  }),
});
