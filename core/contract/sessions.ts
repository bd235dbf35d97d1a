import { under } from './endpoint.ts';
import type { UserId } from './entities/ids.ts';
import type { Session } from './entities/session.ts';

const { get, post, del } = under('/identity/resources/users/sessions/v1');

// biome-ignore format: one line a call
/** Sessions of the caller, and revoking those of another user. Source: protocol/sessions.md#list. */
export const sessions = {
  list:      get('/me').returns<Session[]>(),
  current:   get('/me/current').returns<Session>(),
  removeAll: del('/me/all'),
  remove:    del('/me/{id}'),
  revoke:    post('/revoke').body<{ userId: UserId }>(),
};
