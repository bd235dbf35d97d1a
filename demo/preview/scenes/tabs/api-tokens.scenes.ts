import { tokenScenes } from './token-scenes.ts';

/** The tab of a company's API tokens, in every state it can be in. */
export const scenes = tokenScenes('api-tokens', {
  tag: 'fe-api-tokens-tab',
  kind: 'tenant',
  title: 'API tokens',
  stranger: { as: 'bo@acme.test' },
});
