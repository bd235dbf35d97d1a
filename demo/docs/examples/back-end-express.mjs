import express from 'express';
import { createVerifier } from 'fe-elements/verify';

const { FE_ISSUER = 'https://id.example.com', FE_CLIENT_ID = 'my-app' } = process.env;
const { getSession } = createVerifier({ issuer: FE_ISSUER, audience: FE_CLIENT_ID });

export const app = express();

app.use('/api', async (request, response, next) => {
  const session = await getSession(request);
  if (!session) return response.status(401).json({ errors: ['Unauthorized'] });
  response.locals.session = session;
  return next();
});

app.get('/api/reports', (_request, response) => {
  const { tenantId, permissions } = response.locals.session;
  if (!permissions.includes('reports.read')) return response.status(403).json({ errors: ['Forbidden'] });
  return response.json({ reportsOf: tenantId });
});

// the issuer's keys cannot be had: that signs no one out
app.use((_error, _request, response, _next) => response.status(503).json({ errors: ['Service unavailable'] }));
