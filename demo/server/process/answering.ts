import { guard } from '../http/guards.ts';
import type { Application } from './run.ts';

const plain = (status: number, text: string): Response => {
  const answer = new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  guard(answer.headers, false);
  return answer;
};

const readiness = async (application: Application | undefined): Promise<Response> => {
  const ready = await application?.ready().catch(() => false);
  return ready ? plain(200, 'ready') : plain(503, 'not ready');
};

/** Answers `/healthz` and `/readyz` itself and all else through the application, once there is one. */
export const answering = (current: () => Application | undefined) => async (request: Request, env: unknown) => {
  const application = current();
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return plain(200, 'ok');
  if (pathname === '/readyz') return readiness(application);
  return application ? application.fetch(request, env) : plain(503, 'The server is starting.');
};
