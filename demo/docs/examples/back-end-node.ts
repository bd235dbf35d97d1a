import { createServer } from 'node:http';
import { createVerifier } from 'fe-elements/verify';

const { FE_ISSUER = 'https://id.example.com', FE_CLIENT_ID = 'my-app' } = process.env;
const { getSession } = createVerifier({ issuer: FE_ISSUER, audience: FE_CLIENT_ID });

export const backEnd = createServer(async (request, response) => {
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const session = await getSession(request);
    if (session) answer(200, { userId: session.sub, tenantId: session.tenantId });
    else answer(401, { errors: ['Unauthorized'] });
  } catch {
    // the issuer's keys cannot be had: that signs no one out
    answer(503, { errors: ['Service unavailable'] });
  }
});
