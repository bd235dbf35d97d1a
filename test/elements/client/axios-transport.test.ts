import { axiosTransport } from '../../../core/client/axios-transport.ts';
import { describe, expect, it } from '../../kit/in-page.ts';

const get = (url: string, more: object = {}) =>
  axiosTransport({
    method: 'GET',
    url: new URL(url, location.href).href,
    headers: {},
    credentials: 'include',
    ...more,
  });

describe('the network', () => {
  it('returns any answer as text, with headers in lower case', async () => {
    const answer = await get('/package.json', { headers: { 'Content-Type': 'application/json', 'X-Own': '1' } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body).name).toBe('fe-elements');
    expect(answer.headers['content-type']).toContain('json');
  });

  it('returns a refusal like any answer', async () => {
    const answer = await get('/node_modules/@web/test-runner-core/no-such-file.json', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });

  it('returns a file as bytes where the call asks for one, and its refusal as text', async () => {
    const { body, file } = await get('/package.json', { answers: 'file' });
    expect([body, JSON.parse((await file?.text()) ?? '').name]).toEqual(['', 'fe-elements']);
    const refused = await get('/node_modules/no-such-file.json', { method: 'POST', body: '{}', answers: 'file' });
    expect([refused.status, refused.file]).toEqual([404, undefined]);
  });

  it('throws without an answer', async () => {
    const failed = await get('http://127.0.0.1:1/').catch((error: unknown) => error);
    expect(failed instanceof Error).toBe(true);
  });

  it('throws when aborted', async () => {
    const failed = await get('/package.json', { signal: AbortSignal.abort() }).catch((error: unknown) => error);
    expect(failed instanceof Error).toBe(true);
  });
});
