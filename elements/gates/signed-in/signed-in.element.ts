import { fillUserFields, watchUserFields } from '../user-fields.ts';
import { Gate } from '../gate.ts';

/**
 * `<fe-signed-in>`: content for people who are signed in. A descendant marked `data-fe-user="name"` (or `email`,
 * `tenantId`, any field of the user that is plain text) is filled with it, and emptied when the session ends.
 *
 * The content is only hidden from others, not kept from them: what must stay secret comes from the server. Before the
 * element is defined the page's own `fe-signed-in:not(:defined) { display: none }` keeps it from showing.
 *
 * @slot - content for signed-in users.
 * Source: product.md#host-shell.
 */
export class FeSignedIn extends Gate {
  static readonly tag = 'fe-signed-in';
  #stop = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = watchUserFields(this, () => this.#fill());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override open(): boolean {
    return this.watch.session?.status === 'signedIn';
  }

  protected override updated(): void {
    super.updated();
    this.#fill();
  }

  #fill(): void {
    const { session } = this.watch;
    if (session) fillUserFields(this, session.status === 'signedIn' ? session.user : undefined);
  }
}
