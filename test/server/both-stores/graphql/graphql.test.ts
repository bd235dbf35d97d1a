import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyPair } from '../../../../demo/server/graphql/key-pairs.ts';
import { openCompany } from '../../../kit/company.ts';
import {
  CREATE,
  EXPERIENCE,
  type GraphqlDoor,
  moving,
  openGraphqlDoor,
  UPDATE,
  VARIANTS,
} from '../../../kit/graphql.ts';
import { aContentSource } from '../../../kit/rows.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

describe('GraphQL over HTTP', () => {
  let server: TestServer;
  let door: GraphqlDoor;
  let ada: string;
  let bo: string;
  let eve: string;

  const tokenOf = async (email: string): Promise<string> => {
    const browser = server.browser();
    await browser.signIn(email);
    return browser.token ?? '';
  };
  beforeAll(async () => {
    server = await openTestServer();
    await openCompany(server.store, server.acme.roleIds, 'evil.test');
    door = openGraphqlDoor(server.ports);
    [ada, bo, eve] = [await tokenOf('ada@acme.test'), await tokenOf('bo@acme.test'), await tokenOf('ada@evil.test')];
  });
  afterAll(async () => {
    door.graphql.close();
    await server.close();
  });

  const create = async (input: object = {}, by = ada) =>
    door.ask(by, CREATE, { input: { name: 'Homepage headline', variants: VARIANTS, ...input } });
  const created = async (input: object = {}) => (await create(input)).data.createExperience;

  it('asks for a token, and says who the caller is', async () => {
    for (const token of [undefined, 'nonsense', `${ada}x`]) {
      const refused = await door.ask(token, '{ viewer { id } }');
      expect([refused.status, refused.code]).toEqual([401, 'unauthorized']);
    }
    const { data } = await door.ask(bo, '{ viewer { kind name tenantId canWrite } }');
    const tenantId = server.acme.tenantId;
    expect(data.viewer).toEqual({ kind: 'user', name: 'Bo Member', tenantId, canWrite: false });
  });

  it('drafts, publishes, pauses, resumes and archives an experience, each with version, event and audit entry', async () => {
    const draft = await created();
    expect(draft).toMatchObject({ status: 'DRAFT', version: 1, publishedVersion: null, updatedBy: 'Ada Lovelace' });
    let { id, version } = draft as { id: string; version: number };
    for (const [move, status] of [
      ['publish', 'PUBLISHED'],
      ['pause', 'PAUSED'],
      ['resume', 'PUBLISHED'],
      ['archive', 'ARCHIVED'],
      ['restore', 'DRAFT'],
    ] as const) {
      const { data } = await door.ask(ada, moving(move), { id, version });
      expect(data.done.status, move).toBe(status);
      version = data.done.version;
    }
    const { data } = await door.ask(
      ada,
      '($id: ID!)'.replace('(', 'query (') + '{ events(experienceId: $id) { kind actor } }',
      { id },
    );
    expect(data.events.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'ARCHIVED',
      'CREATED',
      'PAUSED',
      'PUBLISHED',
      'RESTORED',
      'RESUMED',
    ]);
    const audits = await server.store.audits.find({ where: { tenantId: server.acme.tenantId } });
    const about = audits.filter(({ details }) => details['experience'] === id);
    expect(about.map(({ action }) => action).toSorted()).toEqual([
      'Experience archived',
      'Experience created',
      'Experience paused',
      'Experience published',
      'Experience restored',
      'Experience resumed',
    ]);
    expect(about.every(({ email, ip }) => email === 'ada@acme.test' && ip === '203.0.113.7')).toBe(true);
  });

  it('keeps what visitors get until the draft is published, and says that they differ', async () => {
    const { id } = await created();
    const { data } = await door.ask(ada, moving('publish'), { id, version: 1 });
    expect(data.done.changed).toBe(false);
    const [first, second] = data.done.variants;
    const variants = [
      { id: first.id, name: 'Original', share: 100, headline: 'New words' },
      { id: second.id, name: 'Friendly', share: 0, headline: '' },
    ];
    const input = { name: 'Headline', variants };
    const edited = await door.ask(ada, UPDATE, { id, version: data.done.version, input });
    expect(edited.data.updateExperience).toMatchObject({ changed: true, name: 'Headline', status: 'PUBLISHED' });
    expect(edited.data.updateExperience.variants[0].id).toBe(first.id);
    const headlines = new Set<string>();
    for (const visitor of Array.from({ length: 12 }, (_, at) => `visitor ${at}`)) {
      const { data: seen } = await door.ask(
        ada,
        'mutation ($input: VisitInput!) { recordVisit(input: $input) { variant { headline } } }',
        { input: { experienceId: id, visitorId: visitor } },
      );
      headlines.add(seen.recordVisit.variant.headline);
    }
    expect(headlines).toEqual(new Set(['Build robots', 'Robots for everyone']));
  });

  it('refuses a change over someone else’s, and a move that the status does not allow', async () => {
    const { id } = await created();
    const input = { name: 'Mine', variants: VARIANTS };
    expect((await door.ask(ada, UPDATE, { id, version: 1, input })).errors).toEqual([]);
    expect((await door.ask(ada, UPDATE, { id, version: 1, input })).code).toBe('staleVersion');
    expect((await door.ask(ada, moving('resume'), { id, version: 2 })).code).toBe('statusConflict');
  });

  it('gives a visitor the same variant at each visit, and counts visits and conversions', async () => {
    const { data: made } = await door.ask(
      ada,
      'mutation ($input: AudienceInput!) { createAudience(input: $input) { id } }',
      {
        input: { name: 'Engineers', conditions: [{ attribute: 'role', op: 'in_list', value: { list: ['engineer'] } }] },
      },
    );
    const { id } = await created({ audienceId: made.createAudience.id });
    await door.ask(ada, moving('publish'), { id, version: 1 });
    const visit = async (kind: 'recordVisit' | 'recordConversion', attributes: object) => {
      const query = `mutation ($input: VisitInput!) { done: ${kind}(input: $input) { variant { id } } }`;
      const { data } = await door.ask(ada, query, { input: { experienceId: id, visitorId: 'v1', attributes } });
      return data.done.variant?.id as string | undefined;
    };
    expect(await visit('recordVisit', { role: 'designer' })).toBeUndefined();
    const variant = await visit('recordVisit', { role: 'engineer' });
    expect(await visit('recordVisit', { role: 'engineer' })).toBe(variant);
    expect(await visit('recordConversion', { role: 'engineer' })).toBe(variant);
    const { data } = await door.ask(ada, `query ($id: ID!) { experience(id: $id) { ${EXPERIENCE} } }`, { id });
    const shown = data.experience.variants.find((one: { id: string }) => one.id === variant);
    expect(shown.results).toEqual({ exposures: 2, conversions: 1 });
  });

  it('lists by search and status, and names environment and branch by id and alias', async () => {
    const source = aContentSource({ tenantId: server.acme.tenantId });
    await server.store.transaction((rows) => rows.contentSources.insert(source));
    const environment = { id: 'master', aliasedTo: 'release-2026-01' };
    const { id } = await created({ name: 'Überschrift', sourceId: source.id, environment });
    const list =
      'query ($search: String, $status: [ExperienceStatus!]) { experiences(search: $search, status: $status) { total items { id environment { id aliasedTo name } } } }';
    const { data } = await door.ask(bo, list, { search: 'uberschrift' });
    expect(data.experiences).toEqual({
      total: 1,
      items: [{ id, environment: { ...environment, name: 'Production' } }],
    });
    expect((await door.ask(bo, list, { search: 'uber', status: ['ARCHIVED'] })).data.experiences.total).toBe(0);
    expect((await create({ sourceId: source.id, environment: { id: 'master' } })).code).toBe('notFound');
  });

  it('hides another tenant’s rows, whatever their ids are used for', async () => {
    const { id } = await created();
    const { data } = await door.ask(
      eve,
      'query ($id: ID!) { experience(id: $id) { id } events(experienceId: $id) { id } experiences { total } }',
      { id },
    );
    expect(data).toEqual({ experience: null, events: [], experiences: { total: 0 } });
    expect((await door.ask(eve, moving('publish'), { id, version: 1 })).code).toBe('notFound');
    const visit = 'mutation ($input: VisitInput!) { recordVisit(input: $input) { experienceId } }';
    expect((await door.ask(eve, visit, { input: { experienceId: id, visitorId: 'v' } })).code).toBe('notFound');
    const audience = await door.ask(ada, 'mutation ($input: AudienceInput!) { createAudience(input: $input) { id } }', {
      input: { name: 'Everyone', conditions: [] },
    });
    expect((await create({ audienceId: audience.data.createAudience.id }, eve)).code).toBe('notFound');
  });

  it('lets members read and administrators write', async () => {
    expect((await create({}, bo)).code).toBe('forbidden');
    const { id } = await created();
    expect((await door.ask(bo, moving('publish'), { id, version: 1 })).code).toBe('forbidden');
    expect((await door.ask(bo, '{ experiences { total } audiences { id } contentSources { id } }')).errors).toEqual([]);
  });

  it('takes a key pair instead of a token: of its tenant, until it ends, and named in the audit log', async () => {
    const pair = await createKeyPair(server.ports, server.acme.tenantId, 'Website');
    const headers = { 'fe-client-id': pair.clientId, 'fe-client-secret': pair.clientSecret };
    const { data } = await door.ask(headers, '{ viewer { kind name canWrite } }');
    expect(data.viewer).toEqual({ kind: 'client', name: 'Website', canWrite: true });
    const { data: made } = await door.ask(headers, CREATE, { input: { name: 'By program', variants: VARIANTS } });
    expect(made.createExperience.updatedBy).toBe('Website');
    const audits = await server.store.audits.find({ where: { action: 'Experience created', userId: null } });
    expect(audits[0]?.details['client']).toEqual({ id: pair.clientId, name: 'Website' });
    const wrong = { ...headers, 'fe-client-secret': `${pair.clientSecret}x` };
    expect((await door.ask(wrong, '{ viewer { id } }')).status).toBe(401);
    const endedAt = server.clock.now().toISOString();
    await server.store.transaction((rows) => rows.keyPairs.update({ id: pair.clientId }, { endedAt }));
    expect((await door.ask(headers, '{ viewer { id } }')).status).toBe(401);
  });

  it('names every refused field', async () => {
    const condition = { attribute: 'a', op: 'matches', value: { list: ['(a+)+$'] } };
    const rows: [input: object, path: string][] = [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(101) }, 'name'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ variants: [] }, 'variants'],
      [{ variants: [{ name: 'One', share: 99 }] }, 'variants'],
      [{ rules: [condition] }, 'rules.0'],
      [{ rules: [{ attribute: 'a', op: 'equal', value: { list: ['x'] } }] }, 'rules.0'],
      [{ rules: [{ attribute: 'a', op: 'equal', value: { number: 1, more: {} } }] }, 'rules.0.value.more'],
      [{ audienceId: 'nonsense' }, 'audienceId'],
    ];
    for (const [input, path] of rows) {
      const { code, errors } = await create(input);
      expect([code, errors[0]?.extensions?.fields?.[0]?.path], JSON.stringify(input)).toEqual(['invalidInput', path]);
    }
  });

  it('refuses operations that are too deep, too wide, aliased or spread too often, before they run', async () => {
    const aliases = Array.from({ length: 200 }, (_, at) => `a${at}: experiences { total }`).join(' ');
    const wide = 'query ($n: Int) { experiences(first: $n) { items { variants { name results { exposures } } } } }';
    const bomb = `${Array.from({ length: 20 }, (_, at) => `fragment f${at} on Viewer { ...f${at + 1} ...f${at + 1} }`).join(' ')} fragment f20 on Viewer { id } { viewer { ...f0 } }`;
    const cycle = 'fragment a on Viewer { ...b } fragment b on Viewer { ...a } { viewer { ...a } }';
    const deep = '{ events { experience { audience { conditions { value } } source { environments { id } } } } }';
    expect((await door.ask(ada, `{ ${aliases} ${aliases.replaceAll(/a(\d)/g, 'b$1')} }`)).code).toBe(
      'GRAPHQL_PARSE_FAILED',
    );
    expect((await door.ask(ada, wide, { n: 100 })).code).toBe('tooComplex');
    expect((await door.ask(ada, bomb)).code).toBe('tooComplex');
    expect((await door.ask(ada, cycle)).errors.length).toBeGreaterThan(0);
    expect((await door.ask(ada, deep)).errors).toEqual([]);
    const tooMany = Array.from({ length: 60 }, (_, at) => `a${at}: experiences(first: 100) { items { id } }`).join(' ');
    expect((await door.ask(ada, `{ ${tooMany} }`)).code).toBe('tooComplex');
    expect((await door.ask(ada, `${'{ viewer '.repeat(400)}${'}'.repeat(400)}`)).errors.length).toBeGreaterThan(0);
  });

  it('keeps its schema to itself outside of development', async () => {
    const asked = '{ __schema { types { name } } }';
    expect((await door.ask(ada, asked)).data).toBeUndefined();
    expect((await door.ask(ada, '{ viewr { id } }')).errors[0]?.message).not.toMatch(/Did you mean/);
    const inDevelopment = openGraphqlDoor({ ...server.ports, dev: true });
    expect((await inDevelopment.ask(ada, asked)).data.__schema.types.length).toBeGreaterThan(10);
  });

  it('refuses what is no single JSON operation, and pages of other origins', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ada}` };
    const status = async (request: RequestInit) => (await door.send(request)).status;
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    expect(await status({ method: 'POST', headers, body: `[${body}]` })).toBe(400);
    expect(await status({ method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body })).toBe(415);
    expect(await status({ method: 'POST', headers, body: JSON.stringify({ query: `#${'x'.repeat(70_000)}` }) })).toBe(
      413,
    );
    expect(await status({ method: 'POST', headers, body: '{' })).toBe(400);
    expect(await status({ headers })).toBe(405);
    expect(await status({ method: 'POST', headers: { ...headers, origin: 'https://evil.test' }, body })).toBe(403);
    expect(await status({ method: 'POST', headers: { ...headers, origin: 'http://localhost:3000' }, body })).toBe(200);
    const streaming = { ...headers, accept: 'text/event-stream' };
    const feed = JSON.stringify({ query: 'subscription { feed { id } }' });
    const answer = await door.send({ method: 'POST', headers: streaming, body: feed });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'notOverHttp' } }] });
    expect(door.graphql.feed.subscribers()).toBe(0);
  });

  it('counts the operations of a caller', async () => {
    const busy = openGraphqlDoor({
      ...server.ports,
      limiter: { take: async (key) => (key.startsWith('graphql:user:') ? 7 : 0), giveBack: async () => undefined },
    });
    const answer = await busy.ask(ada, '{ viewer { id } }');
    expect([answer.status, answer.code, answer.headers.get('retry-after')]).toEqual([429, 'rateLimited', '7']);
  });
});
