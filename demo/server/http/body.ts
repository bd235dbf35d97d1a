import { ok, type Result } from '../../../core/contract/failure.ts';
import { BODY_BYTES } from '../../../core/contract/limits.ts';
import { invalid, notJson, tooLarge, type Refusal } from '../refusal.ts';

/** The body's bytes as text, or undefined once there are more than a call may carry. */
const readText = async (request: Request): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES) return undefined;
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > BODY_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
};

const isJson = (type: string | null) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** What a call carries, as JSON; nothing at all stands for an object without fields. */
export const readBody = async (request: Request): Promise<Result<unknown, Refusal>> => {
  const text = await readText(request);
  if (text === undefined) return tooLarge();
  if (text.trim() === '') return ok({});
  if (!isJson(request.headers.get('content-type'))) return notJson();
  try {
    return ok(JSON.parse(text));
  } catch {
    return invalid(['body: must be JSON']);
  }
};
