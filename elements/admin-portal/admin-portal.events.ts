import type { PortalLocation } from '../../core/portal/portal-location.ts';

/** Location in the portal, as `detail` of `fe-navigate`. */
export interface NavigateDetail extends Pick<PortalLocation, 'tab' | 'subTab' | 'row' | 'dialog'> {
  /** Path of the location, which the attribute `path` takes. */
  readonly path: string;
}

declare module '../kit/host/element-events.ts' {
  /**
   * Events of the portal and its standalone tabs.
   *
   * @fires fe-navigate - the location has changed; `detail` is `{ path, tab, subTab, row, dialog }`.
   * @fires fe-invite-member-clicked - "Invite people" was pressed.
   * @fires fe-invite-member-submit - an invitation was submitted; `detail` is `{ email }`.
   * @fires fe-invite-members-submit - several invitations were submitted at once; `detail` is `{ emails }`.
   * @fires fe-admin-box-menu-clicked - a section was chosen in the navigation; `detail` is `{ email, tab }`, the email of the signed-in user.
   */
  interface ElementEventMap {
    'fe-navigate': CustomEvent<NavigateDetail>;
    'fe-invite-member-clicked': CustomEvent<object>;
    'fe-invite-member-submit': CustomEvent<{ email: string }>;
    'fe-invite-members-submit': CustomEvent<{ emails: readonly string[] }>;
    'fe-admin-box-menu-clicked': CustomEvent<{ email: string; tab: string }>;
  }
}
