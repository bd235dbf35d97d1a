import type { Preview } from '../../../demo/preview/index.ts';
import { covers } from '../../../core/contract/access.ts';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../../../demo/server/ports.ts';
import { before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';
import type { ControlPlace } from '../../kit/controls/control.ts';
import { seedTokens } from '../../../demo/preview/scenes/tabs/token-scenes.ts';
import { CONTROLS, PLACES } from '../../kit/controls/controls.ts';

const ADA = 'ada@acme.test';
const KEY = 'Tester';

let ports: Ports;
/** Puts Ada into a role of the most powerful level, that gives what each test says. */
const seed = async (given: Ports) => {
  ports = given;
  const now = given.clock.now().toISOString();
  await given.store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const [ada] = await rows.users.find({ where: { email: ADA } });
    if (!ada) throw new Error('Ada is not there');
    const id = crypto.randomUUID() as string as RoleId; // branded where it is made
    const { tenantId } = ada;
    const times = { createdAt: now, updatedAt: now };
    const role = { id, tenantId, key: KEY, name: KEY, description: '', isDefault: false, level: 0, permissionIds: [] };
    await rows.roles.insert({ ...role, ...times });
    await rows.memberships.update({ userId: ada.id }, { roleIds: [id] });
  });
  await seedTokens('personal')(given);
  await seedTokens('tenant')(given);
};

/** Lets Ada hold these, and no others. */
const hold = (may: (key: string) => boolean) =>
  ports.store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const all = await rows.permissions.find();
    await rows.roles.update({ key: KEY }, { permissionIds: all.filter(({ key }) => may(key)).map(({ id }) => id) });
  });

const root = ({ element }: PortalPlace) => {
  if (!element.shadowRoot) throw new Error('The element has no shadow root');
  return element.shadowRoot;
};

const ASKED = ':is(button, a[href], input, h3, thead th:not(:has(input)))';
const nameOf = (node: Element) =>
  (
    node.getAttribute('aria-label') ??
    (node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : node.textContent) ??
    ''
  ).trim();

/** Resolves once the press is painted. */
const rested = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Names of the controls, columns and parts that a place offers to the signed-in user, once the claims on it hold. */
const offeredAt = async (
  place: ControlPlace,
  over: Preview,
  claim: (offered: readonly string[]) => void = () => undefined,
): Promise<readonly string[]> => {
  const { tag, path, there, press, unfold, within } = place;
  const address = typeof path === 'string' ? path : await path(ports);
  const portal = await openPortal({ over, tag, attributes: { path: address } });
  // wide enough for every column
  portal.element.style.inlineSize = '1600px';
  try {
    // the rows of a table come a few with each frame
    await eventually(() => {
      expect(root(portal).querySelector(there)).toBeTruthy();
      expect(root(portal).querySelector('tbody > tr[aria-hidden]')).toBe(null);
    });
    const pressed = Array.from(root(portal).querySelectorAll<HTMLElement>('button, input'));
    const trigger = pressed.find((node) => nameOf(node) === press);
    // without permissions there is nothing to press
    if (press && !trigger) {
      claim([]);
      return [];
    }
    trigger?.click();
    const shown = () =>
      Array.from(root(portal).querySelectorAll<HTMLElement>(within)).filter(
        (node) => node.matches(ASKED) && node.checkVisibility() && !node.matches(':disabled, [aria-disabled=true]'),
      );
    // a person who may not see the list at all is told so
    await eventually(() => expect(shown().length > 0 || root(portal).querySelector('.fe-empty') !== null).toBe(true));
    if (unfold) root(portal).querySelector<HTMLElement>(unfold)?.click();
    await rested();
    // one part may come after the other
    return await eventually(() => {
      const offered = [...new Set(shown().map(nameOf))];
      claim(offered);
      return offered;
    });
  } finally {
    portal.close();
  }
};

describe('a user who lacks a permission', () => {
  let preview: Preview;
  before(async () => {
    const first = await openPortal({ as: ADA, tag: 'fe-roles-tab', preview: { seed } });
    ({ preview } = first);
    first.close();
  });

  for (const [at, place] of Object.entries(PLACES))
    it(`lacks exactly the listed controls of ${at}`, async () => {
      await hold(() => true);
      const expected = new Set([...place.controls.map(({ name }) => name), ...place.harmless]);
      await offeredAt(place, preview, (offered) => expect(offered.toSorted()).toEqual([...expected].toSorted()));
    });

  for (const [key, controls] of Map.groupBy(CONTROLS, ({ needs }) => needs))
    it(`has no control that needs ${key}`, async () => {
      await hold((held) => !covers(held, key));
      for (const [place, there] of Map.groupBy(controls, (control) => control.place)) {
        const offered = await offeredAt(place, preview);
        expect(there.map(({ name }) => name).filter((name) => offered.includes(name))).toEqual([]);
      }
    });
});
