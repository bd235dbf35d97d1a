/** Largest form or JSON of a request, in bytes. Ours: a token has some hundred. */
const FORM_BYTES = 16 * 1024;

/** Fields of a form or of JSON, each a text; undefined for a body that is neither, or too large. */
export const readFields = async (request: Request): Promise<URLSearchParams | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > FORM_BYTES) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > FORM_BYTES) {
      // not awaited: of a cloned request, it ends only once the other copy is cancelled as well
      void reader?.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  const text = await new Blob(chunks).text();
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) || text === '') return new URLSearchParams(text);
  if (!/^application\/json\s*(;|$)/i.test(type)) return undefined;
  try {
    const fields = Object.entries(Object(JSON.parse(text)) as Record<string, unknown>);
    if (fields.some(([, value]) => value != null && typeof value !== 'string')) return undefined;
    return new URLSearchParams(fields.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
  } catch {
    return undefined;
  }
};
