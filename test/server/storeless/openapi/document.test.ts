import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../../demo/server/openapi/document.ts';
import { openApiPage } from '../../../../demo/server/dev/openapi/openapi.page.ts';
import { areas, routes } from '../../../../demo/server/routes.ts';

const document = openApiDocument(areas);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every reference in a part of the document. */
const refsIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  );
};

const at = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  it('has every call that is served, and no other', () => {
    const served = routes.map(({ endpoint }) => `${endpoint.method.toLowerCase()} ${endpoint.path}`);
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(served.toSorted());
  });

  it('names each call once', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('refers to nothing that is not there', () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) expect(at(ref), ref).toBeDefined();
  });

  it('is plain JSON Schema without leftovers of another dialect', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(JSON.stringify(document)).not.toMatch(/\$schema|\$defs/);
  });

  it('declares exactly the path parameters of each path', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(named);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it('describes input, answer and security of a sign-in', () => {
    const login = document.paths['/identity/resources/auth/v1/user']?.['post'];
    expect(login).toMatchObject({
      operationId: 'auth.login',
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['email', 'password'],
              properties: { email: { type: 'string', maxLength: 254 } },
            },
          },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/LoginAnswer' } } } },
      },
    });
  });

  it('describes who can make a call', () => {
    const revoke = document.paths['/identity/resources/users/sessions/v1/revoke']?.['post'];
    expect(revoke).toMatchObject({ security: [{ accessToken: [] }], responses: { 401: {}, 403: {} } });
    expect(revoke?.description).toContain('fe.secure.write.users');
  });

  it('describes the maximum size of each body, and the refusal of larger ones', () => {
    const sizes = operations.flatMap(({ operation: { requestBody, responses } }) =>
      requestBody ? [[requestBody.description, '413' in responses]] : [],
    );
    expect(sizes.length).toBeGreaterThan(40);
    for (const size of sizes) expect(size).toEqual([expect.stringMatching(/^At most (16|64|128|5124) kB\.$/), true]);
    const inviting = document.paths['/identity/resources/users/v2/bulk']?.['post'];
    expect(inviting?.requestBody?.description).toBe('At most 64 kB.');
  });

  it('describes the shape of a refusal', () => {
    expect(at('#/components/schemas/Refusal')).toMatchObject({ required: ['errors'] });
  });
});

describe('its readable page', () => {
  const page = openApiPage(document);

  it('shows every call', () => {
    for (const { operation, path } of operations) {
      expect(page).toContain(`id="${operation.operationId}"`);
      expect(page).toContain(path);
    }
  });

  it('links every schema it names', () => {
    for (const [, anchor] of page.matchAll(/href="#([\w.-]+)"/g)) expect(page).toContain(`id="${anchor}"`);
  });

  it('needs no inline scripts or styles', () => {
    expect(page).not.toMatch(/<script|<style|style=|onclick/);
  });
});
