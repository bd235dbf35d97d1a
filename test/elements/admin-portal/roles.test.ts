import { sendKeys } from '@web/test-runner-commands';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { describedBy } from '../../kit/field-named.ts';
import type { RoleId } from '../../../core/contract/entities/ids.ts';
import { roles } from '../../../core/contract/roles.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import type { Ports } from '../../../demo/server/ports.ts';
import { portalActions } from '../../kit/portal-actions.ts';
import { missingDir } from '../../kit/missing-dir.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

let portal: PortalPlace;
const open = async (as: string, path = '/', seed?: (ports: Ports) => Promise<void>) => {
  portal = await openPortal({ as, tag: 'fe-roles-tab', attributes: { path }, preview: { ...(seed && { seed }) } });
};
const { root, press, field, type, shows, menuOf, items } = portalActions(() => portal);
const texts = (selector: string) => Array.from(root().querySelectorAll(selector), (node) => node.textContent);
const box = (name: string) => eventually(() => portal.find('input[type=checkbox]', name) as HTMLInputElement);

const expectOwnDirection = () => expect(missingDir(portal.app, portal.element)).toEqual([]);

afterEach(() => portal.close());

describe('<fe-roles-tab>', () => {
  it('creates a role, keeps the input where its key is taken, and shows its members', async () => {
    await open('ada@acme.test');
    await shows('5 roles');
    // what kind each is, is in sight where there is little room
    portal.element.style.inlineSize = '720px';
    await eventually(() => {
      const kind = portal.find('.fe-badge', 'Custom');
      const actions = kind.closest('tr')?.querySelector('.fe-td-actions')?.getBoundingClientRect();
      expect(actions && actions.left >= kind.getBoundingClientRect().right).toBe(true);
    });
    portal.element.style.inlineSize = '';
    const peopleWith = (name: string) =>
      portal.find('button', name).closest('tr')?.querySelector('[data-column=people]')?.textContent;
    await eventually(() => expect([peopleWith('Auditor'), peopleWith('Member')]).toEqual(['3', '20']));
    await press('button', 'Add role');
    await type('Name', 'Fleet auditor');
    await eventually(async () => expect((await field('Key')).value).toBe('fleet-auditor'));
    await type('Key', 'Auditor');
    await press('dialog button', 'Add role');
    await eventually(async () =>
      expect(describedBy(await field('Key')).join(' ')).toContain('This key is already in use.'),
    );
    expect((await field('Name')).value).toBe('Fleet auditor');
    await type('Key', 'fleet-auditor');
    await press('dialog button', 'Add role');
    await shows('6 roles');
    // what it gives is chosen next
    await field('Account hierarchy');
    expect(texts('dialog .fe-grid-of .fe-grid-name label').slice(0, 3)).toEqual(['Users', 'Groups', 'Roles']);
    expect(texts('dialog .fe-grid-line:not(.fe-grid-of) .fe-grid-name label').slice(0, 4)).toEqual([
      'See people',
      'Change people',
      'Delete people',
      'Resend invitations',
    ]);
    await shows('0 of 41', '0 of 4', 'Invites people and changes their roles.');
    expect(portal.find('dialog button', 'Save permissions').ariaDisabled).toBe('true');
    await press('dialog button', 'Cancel');

    await menuOf('Auditor');
    await press('[role=menuitem]', 'Members');
    await shows('Assigned directly', 'Katarzyna', 'From Finance', 'Quentin Lefèvre');
  });

  it('shows who loses what before deleting a role, and restores it', async () => {
    await open('ada@acme.test');
    await shows('5 roles');
    await menuOf('Auditor');
    await press('[role=menuitem]', 'Delete');
    await shows(
      'Delete the role Auditor?',
      '1 person will lose its permissions immediately.',
      'Groups that give it: Finance.',
    );
    await press('dialog button', 'Delete role');
    await shows('4 roles', 'Auditor deleted');
    await press('button', 'Undo');
    await shows('5 roles', 'Auditor');
  });

  it('deletes the deletable ones of several, explains the others, and restores them', async () => {
    await open('ada@acme.test');
    await shows('5 roles');
    await press('input[type=checkbox]', 'Select all on this page');
    await press('.fe-bulk button', 'Delete 1 role');
    await shows('Delete 1 role?', '1 person will lose its permissions immediately.', 'Finance');
    await press('dialog button', 'Delete 1 role');
    await shows('4 roles', '1 role deleted');
    await press('button', 'Undo');
    await shows('5 roles', 'Auditor');
  });

  it('shows a minimum of affected members beyond one server count', async () => {
    await open('ada@acme.test', '/', async ({ store, clock }) => {
      const now = clock.now().toISOString();
      await store.scoped({ across: 'seeds' }).transaction(async (rows) => {
        const [ada] = await rows.users.find({ where: { email: 'ada@acme.test' } });
        if (!ada) throw new Error('Ada is not there');
        const role = { tenantId: ada.tenantId, description: '', isDefault: false, level: 9, permissionIds: [] };
        for (let at = 1; at <= 200; at += 1) {
          const [id, key] = [crypto.randomUUID() as string as RoleId, `depot-${at}`]; // branded where it is made
          await rows.roles.insert({ ...role, id, key, name: key, createdAt: now, updatedAt: now });
        }
      });
    });
    await shows('205 roles');
    await press('input[type=checkbox]', 'Select all on this page');
    await press('.fe-bulk button', 'Select all 205');
    await press('.fe-bulk button', 'Delete 201 roles');
    await shows('Delete 201 roles?', 'At least 1 person will lose their permissions immediately.');
  });

  it('undoes a change', async () => {
    await open('ada@acme.test');
    await menuOf('Auditor');
    await press('[role=menuitem]', 'Edit');
    await type('Name', 'Inspector');
    await press('dialog button', 'Save changes');
    await shows('Inspector saved');
    await press('button', 'Undo');
    await eventually(() => portal.find('button', 'Auditor'));
  });

  it('reports that another administrator was faster, keeps the input, and merges it with their changes', async () => {
    await open('ada@acme.test');
    const { call } = portal.app.use(queriesFeature);
    const auditor = async () => {
      const all = await call(roles.list, {});
      const found = all.ok && all.value.find(({ name }) => ['Auditor', 'Inspector'].includes(name));
      if (!found) throw new Error('There is no such role');
      return found;
    };
    const { id: roleId, permissions: given } = await auditor();
    await menuOf('Auditor');
    await press('[role=menuitem]', 'Edit');
    await type('Name', 'Inspector');
    await call(roles.update, { params: { roleId }, body: { description: 'Reads along', level: 7 } });
    await press('dialog button', 'Save changes');
    await shows('Someone else edited this role.');
    await eventually(async () => expect((await field('Description optional')).value).toBe('Reads along'));
    expect((await field('Name')).value).toBe('Inspector');
    await press('dialog button', 'Save changes');
    await shows('Inspector saved');
    expect(await auditor()).toMatchObject({ name: 'Inspector', description: 'Reads along', level: 7 });

    portal.element.setAttribute('path', '/permissions?search=webhooks');
    (await box('See webhooks, Inspector')).click();
    await shows('1 role changed · affects 3 people immediately');
    await call(roles.setPermissions, { params: { roleId }, body: { permissionIds: given.slice(1) } });
    await press('button', 'Save');
    await shows('Someone else edited this role.');
    // it is saved as soon as what the other has left is here
    await eventually(() => {
      if (portal.words().includes('1 role saved')) return;
      portal.find('button', 'Save').click();
      throw new Error('It is not saved yet');
    });
    expect((await auditor()).permissions.length).toBe(given.length);
  });

  it('does not edit built-in roles, and explains why', async () => {
    await open('ada@acme.test');
    await menuOf('Member');
    await eventually(() =>
      expect(items().filter((words) => words?.includes('Built-in roles can’t be edited'))).toHaveLength(2),
    );
  });

  it('assigns several permissions at once, by pointer and keyboard, and undoes it', async () => {
    await open('ada@acme.test', '/permissions?search=webhooks');
    const webhooks = await box('See webhooks, Auditor');
    expect((await box('See webhooks, Administrator')).ariaDisabled).toBe('true');
    webhooks.click();
    await shows('1 role changed · affects 3 people immediately');
    await press('button', 'Save');
    await shows('1 role saved');
    await eventually(() => expect(portal.words()).not.toContain('immediately'));
    expect((await box('See webhooks, Auditor')).checked).toBe(true);
    await press('button', 'Undo');
    await eventually(async () => expect((await box('See webhooks, Auditor')).checked).toBe(false));
    (await box('Connectivity, Auditor')).focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Space' });
    await eventually(async () => expect((await box('Connectivity, Auditor')).checked).toBe(true));
  });

  it('shows names and descriptions of the company in their own direction', async () => {
    await open('ada@acme.test');
    await shows('5 roles', 'Auditor');
    expectOwnDirection();
    await press('button', 'Auditor');
    await shows('Sees the list of people.');
    expectOwnDirection();
    await press('[role=tab]', 'People');
    await shows('Katarzyna');
    expectOwnDirection();
    await press('dialog button', 'Close');
    await press('[role=tab]', 'Permissions');
    await box('See webhooks, Auditor');
    expectOwnDirection();
  });

  it('shows the permissions of one role at a time in a narrow place', async () => {
    await open('ada@acme.test', '/permissions?search=webhooks');
    await box('See webhooks, Auditor');
    portal.element.style.inlineSize = '480px';
    (await box('See webhooks')).click();
    await field('Role');
    await shows('1 role changed · affects 3 people immediately', '1 of 1');
    expect(() => portal.find('input[type=checkbox]', 'See webhooks, Auditor')).toThrow();
    portal.element.style.inlineSize = '';
    await eventually(async () => expect((await box('See webhooks, Auditor')).checked).toBe(true));
  });

  it('assigns one permission to many roles', async () => {
    await open('ada@acme.test', '/permissions?search=webhooks');
    await press('button', 'See webhooks');
    await shows('Roles with “See webhooks”', 'Also in built-in roles: Administrator.');
    (await field('Roles of your company')).focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await press('dialog button', 'Save roles');
    await shows('Roles with “See webhooks” saved');
    await eventually(async () => expect((await box('See webhooks, Auditor')).checked).toBe(true));
  });

  it('offers no action to a user with read access, whatever the address asks for', async () => {
    await open('ro@acme.test', '/?dialog=add');
    await shows('5 roles');
    expect(() => portal.find('dialog')).toThrow();
    expect(() => portal.find('button', 'Add role')).toThrow();
    await menuOf('Auditor');
    await eventually(() => expect(items()).toEqual(['Permissions', 'Members']));
  });
});
