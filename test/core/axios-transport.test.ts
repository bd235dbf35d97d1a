import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { axiosTransport } from '../../core/client/axios-transport.ts';

const listen = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const request = { method: 'POST', headers: { 'X-Own': '1' }, body: '{"a":1}', credentials: 'include' as const };

describe('the network', () => {
  it('carries a request and brings back the answer unjudged', async () => {
    const url = await listen(async (incoming, outgoing) => {
      const chunks: string[] = [];
      for await (const chunk of incoming.setEncoding('utf8')) chunks.push(chunk as string);
      outgoing.writeHead(418, { 'Content-Type': 'application/json', 'Fe-Status': '302' });
      outgoing.end(JSON.stringify([incoming.method, incoming.headers['x-own'], chunks.join('')]));
    });
    const answer = await axiosTransport({ ...request, url });
    expect(answer.status).toBe(418);
    expect(answer.headers['fe-status']).toBe('302');
    expect(answer.body).toBe(JSON.stringify(['POST', '1', '{"a":1}']));
  });

  it('brings back an empty body as empty text', async () => {
    const url = await listen((_, outgoing) => outgoing.writeHead(204).end());
    expect(await axiosTransport({ ...request, url })).toMatchObject({ status: 204, body: '' });
  });

  it('throws where no answer comes, and when it is given up', async () => {
    await expect(axiosTransport({ ...request, url: 'http://127.0.0.1:1/' })).rejects.toThrow();
    const url = await listen(() => undefined);
    await expect(axiosTransport({ ...request, url, signal: AbortSignal.timeout(30) })).rejects.toThrow();
  });
});
