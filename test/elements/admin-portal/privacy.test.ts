import { createPreview, type Preview } from '../../../demo/preview/index.ts';
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

describe('the ways to sign in', () => {
  it('come in their order: none pushes another that is there', async () => {
    const config = {
      social: [{ type: 'slack' as const, clientId: 'tasklane' }],
      otherAuthStrategies: ['Passkeys' as const, 'SmsCode' as const],
    };
    const portal = await openPortal({ tag: 'fe-privacy-tab', attributes: { path: '/mfa' }, preview: { config } });
    const seen = new Set<string>();
    const observer = new MutationObserver(() => {
      const titles = portal.element.shadowRoot?.querySelectorAll('h2') ?? [];
      seen.add(Array.from(titles, ({ textContent }) => textContent).join(', '));
    });
    await eventually(() => expect(portal.element.shadowRoot).not.toBeNull());
    if (portal.element.shadowRoot) observer.observe(portal.element.shadowRoot, { childList: true, subtree: true });
    portal.element.setAttribute('path', '/');
    const all = 'Password, Passkeys, Phone numbers, Linked accounts';
    await eventually(() => expect([...seen].at(-1)).toBe(all));
    observer.disconnect();
    for (const some of seen) expect(all.startsWith(some)).toBe(true);
    portal.close();
  });

  it('say where it is not known which there are, until that is asked again', async () => {
    const config = {
      social: [{ type: 'slack' as const, clientId: 'tasklane' }],
      otherAuthStrategies: ['Passkeys' as const],
    };
    const preview = createPreview({ delayed: false, as: ADA, config });
    let fails = true;
    const transport: Preview['transport'] = async (call) => {
      const answer = await preview.transport(call);
      return fails && call.url.endsWith('/auth/strategies/public') ? { ...answer, status: 500, body: '{}' } : answer;
    };
    const portal = await openPortal({ tag: 'fe-privacy-tab', over: { ...preview, transport } });
    await eventually(() => expect(portal.words()).toContain('Linked accounts'));
    expect(portal.words()).not.toContain('Passkeys');
    fails = false;
    portal.find('[role=alert] button', 'Try again').click();
    await eventually(() => expect(portal.words()).toContain('Passkeys'));
    expect(() => portal.find('[role=alert]')).toThrow();
    portal.close();
  });
});

describe('the linked accounts of a person who comes back from a provider', () => {
  it('say that nothing was linked, until the person goes elsewhere', async () => {
    const preview = { config: { social: [{ type: 'slack' as const, clientId: 'tasklane' }] } };
    const portal = await openPortal({ tag: 'fe-privacy-tab', attributes: { path: '/mfa' }, preview });
    sessionStorage.setItem(`fe.linked.${portal.app.name}`, JSON.stringify({ provider: 'slack', kind: 'cancelled' }));
    const failure = 'Slack wasn’t linked.';

    portal.element.setAttribute('path', '/');
    await eventually(() => expect(portal.words()).toContain(failure));
    portal.element.setAttribute('path', '/mfa');
    await eventually(() => expect(portal.words()).not.toContain('Linked accounts'));
    portal.element.setAttribute('path', '/');
    await eventually(() => expect(portal.words()).toContain('No linked accounts yet.'));
    expect(portal.words()).not.toContain(failure);
    portal.close();
  });
});
