import { InMemoryCache } from '@apollo/client/cache';
import { cacheSizes } from '@apollo/client/utilities';

/** Results of queries that are kept for the next reading. Source: product.md#personalization-service. */
export const RESULT_CACHE_SIZE = 65_536;

/** Fields that identify an environment or a branch: an alias and its target are two. */
const SOURCE_KEY = ['id', 'aliasedTo'];

/** Makes the cache of a GraphQL client. Source: product.md#personalization-service. */
export const createCache = (): InMemoryCache => {
  cacheSizes['inMemoryCache.executeSelectionSet'] = RESULT_CACHE_SIZE;
  return new InMemoryCache({
    typePolicies: {
      ExternalEnvironment: { keyFields: SOURCE_KEY },
      ExternalBranch: { keyFields: SOURCE_KEY },
    },
  });
};
