import type { App } from '../../core/app-types.ts';
import { createApp } from '../../core/app.ts';
import type { AppOptions } from '../../core/options.ts';
import type { WireAnswer } from '../../core/transport.ts';

/** Responses of a wire, by `METHOD /path`. Other reads find nothing, other writes are refused. */
export type Answers = Readonly<Record<string, unknown>>;

let made = 0;

/** A real app over a wire that answers from a table; no one is signed in unless the table says so. */
export const quietApp = (options: AppOptions = {}, answers: Answers = {}): App =>
  createApp({
    name: `test-${(made += 1)}`,
    baseUrl: location.origin,
    urlStrategy: 'memory',
    transport: async ({ method, url }) => {
      const key = `${method} ${new URL(url).pathname.replace('/frontegg', '')}`;
      if (key in answers) return answer(200, answers[key]);
      return method === 'GET' ? answer(200, { rows: [] }) : answer(401, { errors: ['Unauthorized'] });
    },
    ...options,
  });

const answer = (status: number, body: unknown): WireAnswer => ({
  status,
  statusText: '',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
