// oxlint-disable import/default -- `?raw` gives the text of a file
import { Hono } from 'hono';
import { failed } from '../../../../core/contract/failure.ts';
import { LIST_BODY_BYTES } from '../../../../core/contract/limits.ts';
import { object, type InferOutput, literal, union } from 'valibot';
import { flagChange, flagReset, resetFlag, setFlag } from '../../flag-service/set-flag.ts';
import { readBody } from '../../http/body.ts';
import { check } from '../../http/checking.ts';
import { isLoopbackOrigin } from '../../http/loopback.ts';
import type { Ports } from '../../ports.ts';
import { flagsPage } from './flags.page.ts';
import flagsJs from './flags.client.js?raw';

const reset = object({ ...flagReset.entries, reset: literal(true) });
const change: ReturnType<typeof union<[typeof reset, typeof flagChange]>> = union([reset, flagChange]);

/** Changes shown. */
const SHOWN = 20;

const run = (ports: Pick<Ports, 'store' | 'clock'>, asked: InferOutput<typeof change>) =>
  'reset' in asked ? resetFlag(ports, asked, 'development page') : setFlag(ports, asked, 'development page');

/** Page of feature flags, and the call behind its buttons. */
export const flagPages = (ports: Pick<Ports, 'store' | 'clock'>, onChange: () => void) =>
  new Hono()
    .get('/dev/flags', async ({ html }) => {
      const rows = ports.store.scoped({ across: 'flags' });
      const [environments, features, segments, states, changes] = await Promise.all([
        rows.flagEnvironments.find({ order: [['key', 'asc']] }),
        rows.flagFeatures.find({ order: [['name', 'asc']] }),
        rows.flagSegments.find({ order: [['rank', 'asc']] }),
        rows.flagStates.find({ order: [['subject', 'asc']] }),
        rows.flagChanges.find({ order: [['createdAt', 'desc']], limit: SHOWN }),
      ]);
      return html(flagsPage({ environments, features, segments, states, changes }));
    })
    .get(
      '/dev/flags.js',
      () => new Response(flagsJs, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
    )
    .post('/dev/flags.json', async (context) => {
      const origin = context.req.header('origin');
      if (origin && !isLoopbackOrigin(origin)) return context.json({ errors: ['This origin is not allowed'] }, 403);
      const body = await readBody(context, LIST_BODY_BYTES);
      const asked = body.ok ? check(change, body.value, 'body') : failed(body.failure);
      if (!asked.ok) return context.json(asked.failure.body, 400);
      const done = await run(ports, asked.value);
      onChange();
      return done.ok ? context.json({}) : context.json({ errors: [done.failure] }, 400);
    });
