import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../demo/shell/configuration/shell-configuration.ts';
import { authorizationOf } from '../../demo/shell/graphql/authorization.ts';
import { createCache } from '../../demo/shell/graphql/cache.ts';
import { containersOf } from '../../demo/shell/tag-manager/tag-managers.ts';

describe('the configuration of the shell', () => {
  it.each(['', 'not JSON', 'null', '[]', '{"title":1,"favicons":"x","tagManagers":[{"id":2}],"flags":null}'])(
    'has its defaults for %j',
    (source) => {
      expect(parseConfiguration(source)).toEqual(parseConfiguration('{}'));
    },
  );

  it('is read field by field', () => {
    const given = {
      title: 'Acme',
      favicons: [{ href: '/a.svg', type: 'image/svg+xml' }],
      tagManagers: [{ id: 'GTM-A1', enabled: true }],
    };
    expect(parseConfiguration(JSON.stringify({ ...given, graphqlUrl: 1 }))).toMatchObject({
      ...given,
      graphqlUrl: '/graphql',
    });
  });
});

describe('tag managers', () => {
  const given = [
    { id: 'GTM-ABC123', enabled: true },
    { id: 'GTM-ABC123', enabled: true },
    { id: 'GTM-off', enabled: false },
    { id: 'GTM-', enabled: true },
    { id: 'UA-123', enabled: true },
    { id: 'GTM-1"><script>', enabled: true },
    { id: 'xGTM-1', enabled: true },
  ];

  it('are loaded that are enabled and well-formed, once each', () => {
    expect(containersOf(given, 'app.acme.test')).toEqual(['GTM-ABC123']);
  });

  it.each(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('are not loaded on %s', (hostname) => {
    expect(containersOf(given, hostname)).toEqual([]);
  });
});

describe('the authorization of the GraphQL client', () => {
  it('is the access token as it is at each request', () => {
    let token = 'first';
    const authorization = authorizationOf({ userAccessToken: () => token });
    expect(authorization()).toEqual({ authorization: 'Bearer first' });
    token = 'second';
    expect(authorization()).toEqual({ authorization: 'Bearer second' });
    expect(authorizationOf({ userAccessToken: 'kept' })()).toEqual({ authorization: 'Bearer kept' });
  });

  it('is the key pair where there is no token', () => {
    const apiKey = { clientId: 'client', secret: 'secret' };
    expect(authorizationOf({ apiKey })()).toEqual({ 'fe-client-id': 'client', 'fe-client-secret': 'secret' });
  });

  it.each([{}, { userAccessToken: '' }, { userAccessToken: () => undefined }])('is required: %j', (credentials) => {
    expect(() => authorizationOf(credentials)).toThrow(
      'Either userAccessToken or apiKey is required to create a ApolloClient!',
    );
  });

  it('is no key pair in a browser, unless that is meant', () => {
    const apiKey = { clientId: 'client', secret: 'secret' };
    Object.assign(globalThis, { document: {} });
    try {
      expect(() => authorizationOf({ apiKey })).toThrow('An API key in a page can be read by its visitors');
      expect(authorizationOf({ apiKey, allowApiKeyInBrowser: true })()).toEqual({
        'fe-client-id': 'client',
        'fe-client-secret': 'secret',
      });
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });
});

describe('the cache of the GraphQL client', () => {
  it('identifies environments and branches by id and alias', () => {
    const cache = createCache();
    for (const __typename of ['ExternalEnvironment', 'ExternalBranch'])
      expect(cache.identify({ __typename, id: 'main', aliasedTo: 'main-2' })).toBe(
        `${__typename}:{"id":"main","aliasedTo":"main-2"}`,
      );
    expect(cache.identify({ __typename: 'Experience', id: '7' })).toBe('Experience:7');
  });

  it('keeps 65536 results', async () => {
    const { cacheSizes } = await import('@apollo/client/utilities');
    createCache();
    expect(cacheSizes['inMemoryCache.executeSelectionSet']).toBe(65_536);
  });
});
