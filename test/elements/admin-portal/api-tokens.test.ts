import { createPreview } from '../../../demo/preview/index.ts';
import { seedTokens } from '../../../demo/preview/scenes/tabs/token-scenes.ts';
import type { Ports } from '../../../demo/server/ports.ts';
import type { ApiTokenRecord } from '../../../demo/server/store/records.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

/** A tab of tokens over a server of its own, the tokens that it has, and the bodies that were sent to make them. */
const open = async (tag: string, path: string, seed?: (ports: Ports) => Promise<void>) => {
  let ports: Ports | undefined;
  const keep = async (given: Ports) => {
    ports = given;
    await seed?.(given);
  };
  const preview = createPreview({ delayed: false, seed: keep, as: 'ada@acme.test' });
  const sent: unknown[] = [];
  const transport: typeof preview.transport = (call) => {
    if (typeof call.body === 'string' && /\/users\/(api|access)-tokens\/v1$/.test(call.url))
      sent.push(JSON.parse(call.body));
    return preview.transport(call);
  };
  const portal = await openPortal({ tag, attributes: { path }, over: { ...preview, transport } });
  const tokens = (): Promise<ApiTokenRecord[]> =>
    ports?.store.scoped({ across: 'seeds' }).apiTokens.find() ?? Promise.resolve([]);
  return { portal, tokens, sent };
};

const type = (field: HTMLElement, text: string) => {
  const input = field as HTMLInputElement; // found by its tag
  input.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const find = (portal: PortalPlace, selector: string, name?: string) => eventually(() => portal.find(selector, name));

describe('a tab of API tokens', () => {
  for (const [label, value, minutes, days] of [
    ['a day', '1', 1440],
    ['a year', '365', 525_600],
    ['45 days of one’s own', 'own', 64_800, '45'],
    ['ever', 'never', undefined],
  ] as const)
    it(`creates a token for ${label}, shows its secret, and forgets it`, async () => {
      const { portal, tokens, sent } = await open('fe-personal-api-tokens-tab', '/?dialog=add');
      type(await find(portal, 'dialog input'), 'Laptop');
      type(await find(portal, 'dialog select'), value);
      if (days) type(await find(portal, 'dialog input[inputmode=numeric]'), days);
      portal.find('dialog button[type=submit]').click();
      await find(portal, 'dialog .fe-secret');
      const [token] = await tokens();
      expect(sent).toEqual([{ description: 'Laptop', ...(minutes && { expiresInMinutes: minutes }) }]);
      expect([token?.description, token?.lifetimeMinutes]).toEqual(['Laptop', minutes ?? null]);
      (await find(portal, 'dialog .fe-secret button')).click();
      const shown = (await find(portal, 'dialog .fe-secret input')) as HTMLInputElement; // found by its tag
      expect(shown.value).toMatch(/^fe_ccs_/);
      portal.close();
    });

  it('keeps the rows of the tokens that are not deleted', async () => {
    const { portal, tokens } = await open('fe-api-tokens-tab', '/', seedTokens('tenant'));
    (await find(portal, 'button', 'Actions for Dashboard')).click();
    (await find(portal, '[role=menuitem]', 'Delete')).click();
    (await find(portal, 'dialog button[type=submit]')).click();
    await eventually(async () =>
      expect((await tokens()).map(({ description }) => description)).not.toContain('Dashboard'),
    );
    await eventually(() => expect(portal.words()).toContain('3 tokens'));
    portal.close();
  });
});
