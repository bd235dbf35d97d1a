import { Hono } from 'hono';
import { areas } from '../../routes.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { openApiPage } from './openapi.page.ts';

/** The wire's description, for programs and for people. Part of the development tools. */
export const openApiPages = () => {
  // whoever starts a server waits for it; who reads its description waits for that
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => (made ??= openApiDocument(areas));
  return new Hono()
    .get('/dev/openapi.json', (context) => context.json(document()))
    .get('/dev/openapi', (context) => context.html(openApiPage(document())));
};
