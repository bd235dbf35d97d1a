import type { AppCore } from '../app-core.ts';
import type { Result } from '../contract/failure.ts';
import { users } from '../contract/users.ts';

export { askMail, enterByMail } from '../session/mailed.ts';

/** Sends the mail that confirms or unlocks once more; the answer is alike for every address. */
export const mailAgain = (
  { client }: Pick<AppCore, 'client'>,
  what: 'activation' | 'unlock',
  email: string,
  signal: AbortSignal,
): Promise<Result<unknown>> =>
  client.call(what === 'unlock' ? users.resetUnlock : users.resetActivation, { body: { email } }, { signal });
