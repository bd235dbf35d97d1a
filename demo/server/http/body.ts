import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { readHeader } from './read-header.ts';
import { invalidField, notJson, tooLarge, type Refusal } from '../refusal.ts';

/** Text of the body; undefined where it has more than `maxSize` bytes, of which no more is read. */
const readText = async (context: Context, maxSize: number): Promise<string | undefined> => {
  let text: string | undefined;
  const limited = bodyLimit({
    maxSize,
    onError: async ({ req }) => {
      // an unread body would keep its connection from the next call
      await req.raw.body?.cancel().catch(() => undefined);
      return new Response();
    },
  });
  await limited(context, async () => {
    text = await context.req.text();
  });
  return text;
};

const isJson = (type: string | null) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Body of a call as JSON, of at most `maxBytes`; an empty body counts as an empty object. */
export const readBody = async (context: Context, maxBytes: number): Promise<Result<unknown, Refusal>> => {
  const text = await readText(context, maxBytes);
  if (text === undefined) return tooLarge();
  if (text.trim() === '') return ok({});
  if (!isJson(readHeader(context.req.raw, 'content-type'))) return notJson();
  try {
    return ok(JSON.parse(text));
  } catch {
    return invalidField('body', 'notJson');
  }
};
