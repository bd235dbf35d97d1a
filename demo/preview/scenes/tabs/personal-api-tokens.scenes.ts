import { powerless, tokenScenes } from './token-scenes.ts';

/** The tab of personal API tokens, in every state it can be in. */
export const scenes = tokenScenes('personal-api-tokens', {
  tag: 'fe-personal-api-tokens-tab',
  kind: 'personal',
  title: 'Personal API tokens',
  stranger: { as: 'bo@acme.test', preview: { seed: powerless } },
});
