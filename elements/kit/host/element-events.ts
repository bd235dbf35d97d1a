import type { Fact, FactType } from '../../../core/bus/member-queries.ts';
import type { ElementError } from './element-error.ts';

/** Events that report a fact, with its type. */
export interface FactEvents {
  'fe-signed-in': 'session.started';
  'fe-signed-out': 'session.ended';
  'fe-signed-up': 'signUp.completed';
  'fe-user-verified': 'user.verified';
  'fe-route-changed': 'route.changed';
  'fe-redirect': 'redirect.requested';
  'fe-tenant-switched': 'tenant.switched';
}

/** Detail of a fact's event: all but its type and what only the app can call. */
export type FactDetail<Type extends FactType> = Omit<Extract<Fact, { type: Type }>, 'type' | 'cancel'>;

/**
 * Every event of the elements. They bubble out of shadow roots: documents and windows hear them, too. Those that every
 * element can have are here; an element adds its own beside itself, to this interface.
 *
 * @fires fe-signed-out - the session has ended.
 * @fires fe-tenant-switched - the user has switched to another company; `detail` is `{ userId, tenantId }`.
 * @fires fe-error - the element could not be shown; `detail` is `{ kind, message }`.
 */
export interface ElementEventMap extends FactEventMap {
  'fe-closed': CustomEvent<null>;
  'fe-error': CustomEvent<ElementError>;
}

type FactEventMap = { [Name in keyof FactEvents]: CustomEvent<FactDetail<FactEvents[Name]>> };

declare global {
  interface GlobalEventHandlersEventMap extends ElementEventMap {}
}
