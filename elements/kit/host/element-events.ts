import type { Fact, FactType } from '../../../core/bus/member-queries.ts';
import type { PortalLocation } from '../../../core/portal/portal-location.ts';
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

/** Location in the portal, as `detail` of `fe-navigate`. */
export interface NavigateDetail extends Pick<PortalLocation, 'tab' | 'subTab' | 'row' | 'dialog'> {
  /** Path of the location, which the attribute `path` takes. */
  readonly path: string;
}

/**
 * Every event of the elements. They bubble out of shadow roots: documents and windows hear them, too.
 *
 * @fires fe-signed-out - the session has ended.
 * @fires fe-tenant-switched - the user has switched to another company; `detail` is `{ userId, tenantId }`.
 * @fires fe-navigate - the location has changed; `detail` is `{ path, tab, subTab, row, dialog }`.
 * @fires fe-invite-member-clicked - "Invite people" was pressed.
 * @fires fe-invite-member-submit - an invitation was submitted; `detail` is `{ email }`.
 * @fires fe-invite-members-submit - several invitations were submitted at once; `detail` is `{ emails }`.
 * @fires fe-admin-box-menu-clicked - a section was chosen in the navigation; `detail` is `{ email, tab }`, the email of the signed-in user.
 * @fires fe-error - the element could not be shown; `detail` is `{ kind, message }`.
 */
export interface ElementEventMap extends FactEventMap {
  'fe-navigate': CustomEvent<NavigateDetail>;
  'fe-closed': CustomEvent<null>;
  'fe-portal': CustomEvent<object>;
  'fe-invite-member-clicked': CustomEvent<object>;
  'fe-invite-member-submit': CustomEvent<{ email: string }>;
  'fe-invite-members-submit': CustomEvent<{ emails: readonly string[] }>;
  'fe-admin-box-menu-clicked': CustomEvent<{ email: string; tab: string }>;
  'fe-error': CustomEvent<ElementError>;
}

type FactEventMap = { [Name in keyof FactEvents]: CustomEvent<FactDetail<FactEvents[Name]>> };

declare global {
  interface GlobalEventHandlersEventMap extends ElementEventMap {}
}
