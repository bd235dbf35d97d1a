import { Gate } from '../gate.ts';

/**
 * `<fe-signed-out>`: content for people who are not signed in. It shows once that is known, not while it is found out.
 *
 * @slot - content for signed-out users.
 * Source: product.md#host-shell.
 */
export class FeSignedOut extends Gate {
  static readonly tag = 'fe-signed-out';

  protected override open(): boolean {
    return this.watch.session?.status === 'signedOut';
  }
}
