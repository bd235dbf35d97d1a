import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { readHeader } from './read-header.ts';
import { invalidField, notForm, notJson, tooLarge, type Refusal } from '../refusal.ts';

/** Reads the body; undefined where it has more than `maxSize` bytes, of which no more is read. */
const readWithin = async <Read>(
  context: Context,
  maxSize: number,
  read: () => Promise<Read>,
): Promise<Read | undefined> => {
  let result: Read | undefined;
  const limited = bodyLimit({
    maxSize,
    onError: async ({ req }) => {
      // an unread body would keep its connection from the next call
      await req.raw.body?.cancel().catch(() => undefined);
      return new Response();
    },
  });
  await limited(context, async () => {
    result = await read();
  });
  return result;
};

const isJson = (type: string | null) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Body of a call as JSON, of at most `maxBytes`; an empty body counts as an empty object. */
export const readBody = async (context: Context, maxBytes: number): Promise<Result<unknown, Refusal>> => {
  const text = await readWithin(context, maxBytes, () => context.req.text());
  if (text === undefined) return tooLarge();
  if (text.trim() === '') return ok({});
  if (!isJson(readHeader(context.req.raw, 'content-type'))) return notJson();
  try {
    return ok(JSON.parse(text));
  } catch {
    return invalidField('body', 'notJson');
  }
};

const isForm = (type: string | null) => /^multipart\/form-data\s*;/i.test(type ?? '');

/** Body of a call as the fields of a form, files among them, of at most `maxBytes` in all. Source: RFC 7578. */
export const readForm = async (context: Context, maxBytes: number): Promise<Result<unknown, Refusal>> => {
  if (!isForm(readHeader(context.req.raw, 'content-type'))) {
    await context.req.raw.body?.cancel().catch(() => undefined);
    return notForm();
  }
  // what cannot be parsed is no form; a body that is too large answers nothing
  const form = await readWithin(context, maxBytes, () => context.req.formData().catch(() => 'malformed' as const));
  if (form === undefined) return tooLarge();
  return form === 'malformed' ? invalidField('body', 'malformed') : ok(Object.fromEntries(form));
};
