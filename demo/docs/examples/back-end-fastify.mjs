import fastify from 'fastify';
import { createVerifier } from 'fe-elements/verify';

const { FE_ISSUER = 'https://id.example.com', FE_CLIENT_ID = 'my-app' } = process.env;
const { getSession } = createVerifier({ issuer: FE_ISSUER, audience: FE_CLIENT_ID });

export const app = fastify();

app.decorateRequest('session', null);

app.addHook('onRequest', async (request, reply) => {
  const session = await getSession(request);
  if (!session) return reply.code(401).send({ errors: ['Unauthorized'] });
  request.session = session;
});

app.get('/api/reports', async (request, reply) => {
  const { tenantId, permissions } = request.session;
  if (!permissions.includes('reports.read')) return reply.code(403).send({ errors: ['Forbidden'] });
  return { reportsOf: tenantId };
});

// the issuer's keys cannot be had: that signs no one out
app.setErrorHandler((_error, _request, reply) => reply.code(503).send({ errors: ['Service unavailable'] }));
