import * as v from 'valibot';
import { metadata } from '../../../core/contract/metadata.ts';
import { ok } from '../../../core/contract/failure.ts';
import { text } from '../checks/fields.ts';
import { metadata as metadataSchema } from '../checks/policies.ts';
import { notFound } from '../refusal.ts';
import { anyone } from '../rules.ts';
import { serve } from '../serve.ts';

/**
 * Theme and navigation that the operator configured for the elements.
 * Source: protocol/operator.md#metadata, protocol/README.md#texts.
 */
export const metadataRoutes = serve(metadata, {
  read: anyone({
    query: v.object({ entityName: text(100, 1) }),
    answer: metadataSchema,
    handle: async ({ query: { entityName }, ports: { config } }) => {
      const configuration = Object.hasOwn(config.metadata, entityName) && config.metadata[entityName];
      return configuration ? ok({ rows: [{ id: entityName, entityName, configuration }] }) : notFound('metadata');
    },
  }),
});
