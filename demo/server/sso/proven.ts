import * as v from 'valibot';
import { digest } from '../keys/secrets.ts';

/** How long a person who has been proven waits for the page, in minutes. Ours. */
export const ANSWER_MINUTES = 5;

/** Key of the answer to a flow. */
export const answerKey = (state: string): Promise<string> => digest(`sso\n${state}`);

/** Session at a provider, as it is sealed. */
export const providerSession = v.object({
  nameId: v.exactOptional(v.string()),
  format: v.exactOptional(v.string()),
  sessionIndex: v.exactOptional(v.string()),
  idToken: v.exactOptional(v.string()),
});

/** Person in a sealed answer. */
export const provenPerson = v.object({
  issuer: v.string(),
  subject: v.string(),
  email: v.string(),
  name: v.string(),
  groups: v.array(v.string()),
  session: providerSession,
});
