import { sendKeys } from '@web/test-runner-commands';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { describedBy, enter, fieldNamed } from '../../kit/field-named.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

let portal: PortalPlace;
const open = async (as: string, path = '/') => {
  portal = await openPortal({ as, tag: 'fe-roles-tab', attributes: { path } });
};
const root = () => {
  if (!portal.element.shadowRoot) throw new Error('The element has no shadow root');
  return portal.element.shadowRoot;
};
const shows = (...all: string[]) =>
  eventually(() => {
    for (const words of all) expect(portal.words()).toContain(words);
  });
const press = (selector: string, name: string) => eventually(() => portal.find(selector, name).click());
const field = (label: string) => eventually(() => fieldNamed(root(), label));
const menuOf = (name: string) => press('button[aria-haspopup=menu]', `Actions for ${name}`);
const box = (name: string) => eventually(() => portal.find('input[type=checkbox]', name) as HTMLInputElement);
const items = () => Array.from(root().querySelectorAll('[role=menuitem]'), (item) => item.textContent);

afterEach(() => portal.close());

describe('<fe-roles-tab>', () => {
  it('makes a role, keeps what was typed where its key is taken, and shows who has one', async () => {
    await open('ada@acme.test');
    await shows('5 roles');
    await press('button', 'Add role');
    enter(await field('Name'), 'Fleet auditor');
    await eventually(async () => expect((await field('Key')).value).toBe('fleet-auditor'));
    enter(await field('Key'), 'Auditor');
    await press('dialog button', 'Add role');
    await eventually(async () =>
      expect(describedBy(await field('Key')).join(' ')).toContain('Another one has this key.'),
    );
    expect((await field('Name')).value).toBe('Fleet auditor');
    enter(await field('Key'), 'fleet-auditor');
    await press('dialog button', 'Add role');
    await shows('6 roles', 'Fleet auditor added');

    await menuOf('Auditor');
    await press('[role=menuitem]', 'People who have it');
    await shows('Katarzyna');
  });

  it('says who loses what before a role goes', async () => {
    await open('ada@acme.test');
    await shows('5 roles');
    await menuOf('Auditor');
    await press('[role=menuitem]', 'Delete');
    await shows(
      'Delete the role Auditor?',
      '1 person has it and loses what it gives at once.',
      'Groups that give it: Finance.',
    );
    await press('dialog button', 'Delete role');
    await shows('4 roles', 'Auditor deleted');
  });

  it('takes a change back', async () => {
    await open('ada@acme.test');
    await menuOf('Auditor');
    await press('[role=menuitem]', 'Edit');
    enter(await field('Name'), 'Inspector');
    await press('dialog button', 'Save changes');
    await shows('Inspector saved');
    await press('button', 'Undo');
    await eventually(() => portal.find('button', 'Auditor'));
  });

  it('leaves the roles that every company has as they are, and says why', async () => {
    await open('ada@acme.test');
    await menuOf('Member');
    await eventually(() =>
      expect(items().filter((words) => words?.includes('Every company has this role'))).toHaveLength(2),
    );
  });

  it('gives several permissions at once, by pointer and by keys, and takes it back', async () => {
    await open('ada@acme.test', '/permissions?search=webhooks');
    const webhooks = await box('See webhooks, Auditor');
    expect((await box('See webhooks, Administrator')).ariaDisabled).toBe('true');
    webhooks.click();
    await shows('Changes what 1 role gives, at once.');
    await press('button', 'Save');
    await shows('1 role saved');
    await eventually(() => expect(portal.words()).not.toContain('Changes what'));
    expect((await box('See webhooks, Auditor')).checked).toBe(true);
    await press('button', 'Undo');
    await eventually(async () => expect((await box('See webhooks, Auditor')).checked).toBe(false));
    (await box('Connectivity, Auditor')).focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Space' });
    await eventually(async () => expect((await box('Connectivity, Auditor')).checked).toBe(true));
  });

  it('gives one permission to many roles', async () => {
    await open('ada@acme.test', '/permissions?search=webhooks');
    await press('button', 'See webhooks');
    await shows('Roles that give “See webhooks”', 'Built-in roles give it as they did: Administrator.');
    (await field('Roles of your company')).focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await press('dialog button', 'Save roles');
    await shows('Roles that give “See webhooks” saved');
    await eventually(async () => expect((await box('See webhooks, Auditor')).checked).toBe(true));
  });

  it('offers nothing to whoever may only read, whatever an address asks for', async () => {
    await open('ro@acme.test', '/?dialog=add');
    await shows('5 roles');
    expect(() => portal.find('dialog')).toThrow();
    expect(() => portal.find('button', 'Add role')).toThrow();
    await menuOf('Auditor');
    await eventually(() => expect(items()).toEqual(['Permissions', 'People who have it']));
  });
});
