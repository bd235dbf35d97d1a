import { createVerifier } from 'fe-elements/verify';

const { FE_ISSUER = 'https://id.example.com', FE_CLIENT_ID = 'my-app' } = process.env;
const { getSession } = createVerifier({ issuer: FE_ISSUER, audience: FE_CLIENT_ID });

export const GET = async (request: Request): Promise<Response> => {
  const session = await getSession(request);
  if (!session) return Response.json({ errors: ['Unauthorized'] }, { status: 401 });
  if (!session.permissions.includes('reports.read')) return Response.json({ errors: ['Forbidden'] }, { status: 403 });
  return Response.json({ reportsOf: session.tenantId });
};
