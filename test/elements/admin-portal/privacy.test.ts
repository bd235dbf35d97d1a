import type { Ports } from '../../../demo/server/ports.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPortal } from '../../kit/portal.ts';

const ADA = 'ada@acme.test';

describe('the privacy tab of a person without a password', () => {
  it('mails a link that sets one, and sends it again after a minute', async () => {
    let ports: Ports | undefined;
    const seed = async (given: Ports) => void (ports = given);
    const portal = await openPortal({ tag: 'fe-privacy-tab', attributes: { path: '/mfa' }, preview: { seed } });
    await ports?.store
      .scoped({ across: 'seeds' })
      .transaction((rows) => rows.users.update({ email: ADA }, { passwordHash: null }));
    portal.element.setAttribute('path', '/?dialog=changePassword');

    const set = await eventually(() => portal.find('button', 'Set a password'));
    expect(() => portal.find('dialog')).toThrow();
    set.focus();
    set.click();
    await eventually(() => expect(portal.words()).toContain(`We sent a link to ${ADA}.`));
    expect((await portal.preview.link(ADA)).pathname).toBe('/account/reset-password');
    expect(portal.element.shadowRoot?.activeElement?.textContent).toMatch(/^Resend in/);

    const { now } = Date;
    Date.now = () => now() + 61_000;
    const again = await eventually(() => portal.find('button', 'Resend'));
    again.click();
    await eventually(() => expect(portal.words()).toContain('Sent. It can take a minute to arrive.'));
    Date.now = now;
    expect((await portal.preview.mails(ADA)).length).toBe(2);
    portal.close();
  });
});
