import { onTestFinished } from 'vitest';
import { buildApp } from '../../../core/app.ts';
import type { Fact } from '../../../core/bus/member-queries.ts';
import type { AppOptions } from '../../../core/options.ts';
import { openPage } from './page.ts';
import { startServer } from './server.ts';

let opened = 0;

/** An app in a page of its own, started unless told otherwise; gone when the test ends. */
export const openApp = async ({
  page = openPage(),
  server = startServer(),
  start = true,
  ...options
}: AppOptions & {
  page?: ReturnType<typeof openPage>;
  server?: ReturnType<typeof startServer>;
  start?: boolean;
} = {}) => {
  opened += 1;
  const base = { baseUrl: `https://api${opened}.test`, urlStrategy: 'path' as const, transport: server.transport };
  const app = buildApp({ ...base, ...options }, page);
  onTestFinished(() => app.destroy());
  const facts: Fact[] = [];
  app.facts.subscribe((fact) => void facts.push(fact));
  if (start) await app.start();
  return { app, page, server, facts, state: () => app.store.getState() };
};
