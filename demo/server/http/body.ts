import { ok, type Result } from '../../../core/contract/failure.ts';
import { readHeader } from './read-header.ts';
import { invalid, notJson, tooLarge, type Refusal } from '../refusal.ts';

/** The body's bytes as text, or undefined once there are more than `maxBytes`. */
const readText = async (request: Request, maxBytes: number): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
};

const isJson = (type: string | null) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Body of a call as JSON, of at most `maxBytes`; nothing at all stands for an object without fields. */
export const readBody = async (request: Request, maxBytes: number): Promise<Result<unknown, Refusal>> => {
  const text = await readText(request, maxBytes);
  if (text === undefined) return tooLarge();
  if (text.trim() === '') return ok({});
  if (!isJson(readHeader(request, 'content-type'))) return notJson();
  try {
    return ok(JSON.parse(text));
  } catch {
    return invalid(['body: must be JSON']);
  }
};
