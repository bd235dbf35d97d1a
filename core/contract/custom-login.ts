import { under } from './endpoint.ts';
import type { CustomLogin, LoginBoxAction } from './entities/custom-login.ts';
import type { IsoDateTime } from './entities/ids.ts';

const { get, post } = under('/metadata/admin-box');

/** Changes of a custom login, path by path. */
export interface CustomLoginChange {
  actions: LoginBoxAction[];
  /** Optimistic concurrency: a change sent with an outdated one is refused. Ours. */
  updatedAt?: IsoDateTime;
}

/** The tenant's own look of the login box, and its login address. Source: protocol/operator.md#custom-login. */
export const customLogin = {
  read: get('').returns<CustomLogin>(),
  save: post('').body<CustomLoginChange>().returns<CustomLogin>(),
};
