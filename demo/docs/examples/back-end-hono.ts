import { type AccessTokenClaims, createVerifier } from 'fe-elements/verify';
import { Hono } from 'hono';

const { FE_ISSUER = 'https://id.example.com', FE_CLIENT_ID = 'my-app' } = process.env;
const { getSession } = createVerifier({ issuer: FE_ISSUER, audience: FE_CLIENT_ID });

export const app = new Hono<{ Variables: { session: AccessTokenClaims } }>();

app.use('/api/*', async (context, next) => {
  const session = await getSession(context.req.raw);
  if (!session) return context.json({ errors: ['Unauthorized'] }, 401);
  context.set('session', session);
  return next();
});

app.get('/api/reports', (context) => {
  const { tenantId, permissions } = context.get('session');
  if (!permissions.includes('reports.read')) return context.json({ errors: ['Forbidden'] }, 403);
  return context.json({ reportsOf: tenantId });
});
