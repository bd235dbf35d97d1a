import type { PropertyDeclarations } from 'lit';
import { isAuthorized } from '../../../core/session/access.ts';
import { Gate } from '../gate.ts';

/**
 * `<fe-allowed>`: content for signed-in people who hold a permission or a role, or whose tenant has a feature. Keys are
 * separated by commas or spaces; one of them is enough. Where `permissions` and `roles` are both given, the roles decide;
 * a super user passes both. `feature` must hold besides.
 *
 * The content is only hidden from others, not kept from them: the server decides what a person may do.
 *
 * @attr permissions - permission keys.
 * @attr roles - role keys.
 * @attr feature - a feature's key; needs `entitlementsOptions.enabled`.
 * @fires fe-error - `feature` is used while entitlements are off; `detail` is `{ kind, message }`.
 * @slot - content for users with access.
 * Source: product.md#access-control.
 */
export class FeAllowed extends Gate {
  static readonly tag = 'fe-allowed';
  static override properties: PropertyDeclarations = {
    permissions: { type: String },
    roles: { type: String },
    feature: { type: String },
  };

  declare permissions: string | undefined;
  declare roles: string | undefined;
  declare feature: string | undefined;
  #reported = false;

  protected override open(): boolean {
    const { session } = this.watch;
    if (session?.status !== 'signedIn') return false;
    const requirement = { requiredPermissions: keys(this.permissions), requiredRoles: keys(this.roles) };
    return isAuthorized(session.user, requirement) && (!this.feature || this.#has(this.feature));
  }

  #has(feature: string): boolean {
    return this.#entitlementsOn && (this.watch.app?.getFeatureEntitlements(feature).isEntitled ?? false);
  }

  get #entitlementsOn(): boolean {
    return this.watch.app?.options.entitlementsOptions?.enabled === true;
  }

  protected override updated(): void {
    super.updated();
    if (this.feature && this.watch.app && !this.#entitlementsOn) void this.#reportDisabled();
  }

  /** Shows the error with the app's messages, which are loaded by then. */
  async #reportDisabled(): Promise<void> {
    if (this.#reported) return;
    this.#reported = true;
    const { ENTITLEMENTS_OFF: message } = await import('../../../core/contract/limits.ts');
    const detail = { kind: 'failed', message };
    this.dispatchEvent(new CustomEvent('fe-error', { detail, bubbles: true, composed: true }));
  }
}

const keys = (list: string | undefined): string[] => (list ?? '').split(/[\s,]+/).filter((key) => key !== '');
