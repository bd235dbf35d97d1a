import * as v from 'valibot';
import { digest } from '../keys/secrets.ts';

/** How long a person who has been proven waits for the page, in minutes. Ours. */
export const ANSWER_MINUTES = 5;

/** Key of the answer to a flow. */
export const answerKey = (state: string): Promise<string> => digest(`sso\n${state}`);

/** Person in a sealed answer. */
export const provenPerson = v.object({
  issuer: v.string(),
  subject: v.string(),
  email: v.string(),
  name: v.string(),
  groups: v.array(v.string()),
});
