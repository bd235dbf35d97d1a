import { createVerifier } from 'fe-elements/verify';

const { FE_ISSUER = 'https://id.example.com', FE_CLIENT_ID = 'my-app' } = process.env;
const { getSession } = createVerifier({ issuer: FE_ISSUER, audience: FE_CLIENT_ID });

export const config = { matcher: '/api/:path*' };

export const proxy = async (request: Request): Promise<Response | undefined> => {
  try {
    if (await getSession(request)) return undefined; // go on
    return Response.json({ errors: ['Unauthorized'] }, { status: 401 });
  } catch {
    // the issuer's keys cannot be had: that signs no one out
    return Response.json({ errors: ['Service unavailable'] }, { status: 503 });
  }
};
