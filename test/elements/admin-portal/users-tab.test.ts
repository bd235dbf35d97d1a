import { sendKeys, setViewport } from '@web/test-runner-commands';
import { billing } from '../../../core/contract/billing.ts';
import { emailDomains } from '../../../core/contract/email-domains.ts';
import { members } from '../../../core/contract/members.ts';
import { createPreview, type Preview } from '../../../demo/preview/index.ts';
import { seedColleagues } from '../../../demo/server/dev/seed-colleagues.ts';
import { SEEDED_PASSWORD } from '../../../demo/server/dev/people.ts';
import type { Ports } from '../../../demo/server/ports.ts';
import { DEFAULT_ROLES } from '../../../demo/server/vendor/roles.ts';
import { inviteFieldsIn } from '../../../elements/admin-portal/tabs/users/invite/use-invite-fields.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { after, afterEach, before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { enter, fieldNamed } from '../../kit/field-named.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

let portal: PortalPlace;
/** Events that the host has heard: those of its callbacks, and those of the element. */
const reports: unknown[][] = [];
const report =
  (name: string) =>
  (...given: unknown[]) =>
    reports.push([name, ...given]);
/** Text of the next file that the browser is given to save. */
const saved = () =>
  new Promise<string>((resolve) => {
    const real = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      URL.createObjectURL = real;
      void blob.text().then(resolve);
      return real(blob);
    };
  });
const shows = (words: string) => eventually(() => expect(portal.words()).toContain(words));
const hides = (words: string) => eventually(() => expect(portal.words()).not.toContain(words));
const goes = (path: string) => {
  portal.element.path = path;
};
const press = (selector: string, name?: string) =>
  eventually(() => portal.find(selector, name)).then((it) => it.click());
/** Button of the roles cell of Bo, once it says these roles. */
const rolesOfBo = (roles: string) => eventually(() => portal.find('tbody button', `Roles of Bo Andersen ${roles}`));
const field = (label: string) =>
  eventually(() => fieldNamed(portal.find('dialog[open]'), label)).catch(() => {
    throw new Error(`there is no field ${label} in ${portal.words()}`);
  });
const box = async (label: string) => (await field(label)) as HTMLInputElement;
const choice = (label: string) => eventually(() => fieldNamed(portal.find('.fe-popover'), label));
const asked = async (search: string) => {
  const found = await portal.app.use(queriesFeature).call(members.list, { query: { search } });
  return found.ok ? found.value : { items: [] };
};
const all = (selector: string) => [...(portal.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const givenRoles = async (search: string) => (await asked(search)).items[0]?.roles.map(({ name }) => name).toSorted();
/** Presses these roles in a menu, one right after the other. */
const pressRoles = async (...names: string[]) => {
  const items = await eventually(() => names.map((name) => portal.find('[role=menuitemcheckbox]', name)));
  for (const item of items) item.click();
};
/** Presses Undo in the toast with a text. */
const undo = (text: string) =>
  eventually(() => {
    const toast = all('.fe-toast').find(({ textContent }) => textContent?.includes(text));
    const button = toast?.querySelector<HTMLElement>('.fe-toast-undo');
    if (!button) throw new Error(`There is no Undo of ${text}`);
    button.click();
  });
/** Presses a bulk action, in sight or in the menu. */
const actInBulk = async (name: string) => {
  await press('.fe-bulk [aria-haspopup=menu]');
  await eventually(() => {
    const action = all('.fe-bulk :is(.fe-button, [role=menuitem])').find(({ textContent }) =>
      textContent?.startsWith(name),
    );
    if (!action) throw new Error(`There is no bulk action ${name}`);
    action.click();
  });
};
/** Puts another clipboard into the browser. */
const writes = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
const settled = () => new Promise(requestAnimationFrame);
const optionNamed = (name: string) =>
  all('[role=option]').find(({ textContent }) => textContent?.trim().startsWith(name));
const idOf = async (search: string) => {
  const found = await portal.app.use(queriesFeature).call(members.list, { query: { search } });
  return (found.ok && found.value.items[0]?.id) || '';
};

const paste = async (text: string) => {
  const data = new DataTransfer();
  data.setData('text', text);
  const box = await field('Email addresses');
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};
/** Types an address, and presses Enter on it with or without Ctrl. */
const type = async (address: string, ctrlKey = false) => {
  const box = await field('Email addresses');
  enter(box, address);
  await settled();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, bubbles: true, cancelable: true }));
};

const USUAL = { width: 800, height: 600 };
const WIDE = { width: 1280, height: 800 };

describe('<fe-users-tab> for an administrator', () => {
  before(async () => {
    portal = await openPortal({ tag: 'fe-users-tab' });
  });
  after(() => portal.close());

  it('lists the company’s users by name, twenty a page, with their status', async () => {
    await shows('30 users');
    await setViewport(WIDE);
    await shows('Engineering');
    const words = portal.words();
    expect(words.indexOf('Ada Lovelace')).toBeLessThan(words.indexOf('Amara Diallo'));
    // columns are as wide as their badges and roles
    await eventually(() => {
      const all = [
        ...(portal.element.shadowRoot?.querySelectorAll('tbody :is(.fe-badge-text, .fe-menu-value .fe-td-text)') ?? []),
      ];
      expect(
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent),
      ).toEqual([]);
    });
    for (const said of [
      'You',
      'Super user',
      'Active',
      'Invitation pending',
      'Locked',
      'Administrator',
      'Engineering',
      'Google',
    ])
      await shows(said);
    expect(portal.words()).not.toContain('Sue Okafor');
    goes('/?page=2');
    await shows('Sue Okafor');
    await setViewport(USUAL);
  });

  it('searches and sorts on the server, by its location', async () => {
    goes('/?search=acme&sort=name.desc');
    await shows('Sue Okafor');
    await hides('Ada Lovelace');
    goes('/?search=lovelace');
    await shows('1 user');
  });

  it('is filtered by hand: the editor of a new filter gets the focus', async () => {
    goes('/');
    await press('button', 'Filter');
    await press('[role=menuitem]', 'Status');
    const active = await choice('Active');
    await eventually(() => expect(portal.element.shadowRoot?.activeElement).toBe(active));
    (await choice('Locked')).click();
    await shows('Dmitri Volkov');
    await hides('Ada Lovelace');
  });

  it('filters by state, preset and email, and ignores unknown values', async () => {
    goes('/?filter.status~is=locked');
    await shows('Dmitri Volkov');
    await hides('Ada Lovelace');
    goes('/?filter.preset~is=inactive');
    await shows('Liam O’Sullivan');
    await hides('Amara Diallo');
    goes('/?filter.email~contains=ro%40acme');
    // and gustavo.ribeiro@acme.test
    await shows('2 users');
    await shows('Ro Tanaka');
    goes('/?filter.status~is=unverified');
    await shows('Clear filters');
    goes('/?filter.provider~is=nothing&filter.role~is=unknown&sort=nothing.asc');
    await shows('30 users');
  });

  it('exports all matching users of all pages in order, with every field', async () => {
    goes('/?sort=name.desc');
    await shows('נועם לוי');
    const everyone = saved();
    await press('button', 'Export');
    const lines = (await everyone).trim().split('\r\n');
    expect(lines.length).toBe(31);
    expect(lines[0]).toBe(
      'User,Email,Roles,Groups,Phone number,Status,Two-factor,Signs in with,Last sign-in,Joined,Email verified,ID',
    );
    expect(lines.at(-1)).toContain('Ada Lovelace,ada@acme.test,Administrator');
    goes('/?filter.status~is=locked');
    await shows('1 user');
    const locked = saved();
    await press('button', 'Export');
    expect((await locked).match(/Locked/g)?.length).toBe((await locked).trim().split('\r\n').length - 1);
    // what is above the list stays where it is, whatever is found
    const places = () =>
      ['Columns', 'Export'].map((name) => {
        const { left, top } = portal.find('.fe-toolbar button', name).getBoundingClientRect();
        return [left, top];
      });
    // the button works a moment longer than until the file is there
    const found = await eventually(places);
    goes('/?search=zebra');
    await shows('Clear search');
    expect([places(), portal.find('button', 'Export').ariaDisabled]).toEqual([found, 'true']);
  });
});

describe('<fe-admin-portal> at the list of users in a window of 320 pixels', () => {
  after(() => setViewport(USUAL));

  for (const height of [568, 640])
    it(`shows the first person whole at a height of ${height}`, async () => {
      await setViewport({ width: 320, height });
      portal = await openPortal({ attributes: { path: '/users' } });
      const bottom = await eventually(() => portal.find('tbody tr:has(button)').getBoundingClientRect().bottom);
      expect([portal.words().includes('Ada Lovelace'), scrollY, bottom <= height]).toEqual([true, 0, true]);
      portal.close();
    });
});

describe('<fe-users-tab> for an administrator who acts', () => {
  let bo: string;
  before(async () => {
    portal = await openPortal({
      tag: 'fe-users-tab',
      events: {
        inviteMemberClicked: report('inviteMemberClicked'),
        inviteMemberSubmit: report('inviteMemberSubmit'),
        inviteMembersSubmit: report('inviteMembersSubmit'),
      },
    });
    for (const name of ['fe-invite-member-clicked', 'fe-invite-member-submit', 'fe-invite-members-submit'] as const)
      portal.element.addEventListener(name, ({ detail }) => reports.push([name, detail]));
    bo = await idOf('bo@acme');
  });
  after(() => portal.close());

  it('shows a user’s status without scrolling in a narrow container', async () => {
    portal.element.style.inlineSize = '720px';
    await eventually(() => {
      const badge = portal.find('.fe-badge', 'Invitation pending');
      const { left, width } = badge.getBoundingClientRect();
      const actions = badge.closest('tr')?.querySelector('.fe-td-actions')?.getBoundingClientRect();
      expect([width > 0, actions && actions.left >= left + width]).toEqual([true, true]);
    });
    portal.element.style.inlineSize = '';
  });

  it('has no actions on their own account, and explains why', async () => {
    await press('button', 'Actions for Ada Lovelace');
    const once = 'You can’t do this to your own account.';
    await shows(once);
    expect(portal.words().split(once).length).toBe(2);
    expect(portal.words()).not.toContain('Impersonate');
    await press('button', 'Actions for Ada Lovelace');
  });

  it('changes roles, and undoes it', async () => {
    await press('button', 'Actions for Bo Andersen');
    await press('[role=menuitem]', 'Edit roles');
    (await field('Read-only')).click();
    await press('button', 'Save roles');
    await shows('Roles of Bo Andersen changed');
    await shows('Member, Read-only');
    await press('button', 'Undo');
    await hides('Member, Read-only');
  });

  it('changes roles in the table and in the drawer, by keys too, and can take it back', async () => {
    await setViewport(WIDE);
    (await rolesOfBo('Member')).focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(portal.find('[role=menuitemcheckbox]', 'Member').ariaChecked).toBe('true'));
    await sendKeys({ type: 'Rea' });
    await sendKeys({ press: 'Enter' });
    await rolesOfBo('Member, Read-only');
    await shows('Roles of Bo Andersen changed');
    await press('.fe-toast button', 'Undo');
    await rolesOfBo('Member');
    await press('[role=menuitemcheckbox]', 'Member');
    await rolesOfBo('No direct roles.');
    await press('.fe-toast button', 'Undo');
    await rolesOfBo('Member');
    expect(() => portal.find('tbody button', 'Roles of Ada Lovelace Administrator')).toThrow();
    goes(`/?row=${bo}`);
    await press('dialog[open] button', 'Edit roles');
    await press('[role=menuitemcheckbox]', 'Read-only');
    await eventually(() => portal.find('dialog[open] .fe-badge', 'Read-only'));
    await press('.fe-toast button', 'Undo');
    await eventually(() => expect(() => portal.find('dialog[open] .fe-badge', 'Read-only')).toThrow());
    goes('/');
    await setViewport(USUAL);
  });

  it('saves each of two roles that are checked before the first is answered', async () => {
    await setViewport(WIDE);
    (await rolesOfBo('Member')).click();
    await pressRoles('Read-only', 'Auditor');
    await eventually(async () => expect(await givenRoles('bo@acme')).toEqual(['Auditor', 'Member', 'Read-only']));
    await eventually(() => expect(portal.find('[role=menuitemcheckbox]', 'Auditor').ariaChecked).toBe('true'));
    await pressRoles('Read-only', 'Auditor');
    await eventually(async () => expect(await givenRoles('bo@acme')).toEqual(['Member']));
    await rolesOfBo('Member');
    await sendKeys({ press: 'Escape' });
    await setViewport(USUAL);
  });

  it('learns that another administrator was faster, and sees the current roles', async () => {
    goes(`/?row=${bo}&dialog=roles`);
    (await field('Read-only')).click();
    await portal.app.use(queriesFeature).call(members.update, { body: { id: bo as never, roleIds: [''] } });
    await press('button', 'Save roles');
    await shows('Someone else edited this user. Your changes are kept');
    // what was ticked here stays, and what the other took away is gone
    await eventually(async () => expect((await box('Member')).checked).toBe(false));
    expect((await box('Read-only')).checked).toBe(true);
    await press('dialog[open] button', 'Cancel');
    await press('dialog[open] button', 'Discard changes');
    await hides('Someone else edited');
  });

  it('locks without asking, and offers Undo', async () => {
    goes('/?search=andersen');
    await shows('1 user');
    await press('button', 'Actions for Bo Andersen');
    await press('[role=menuitem]', 'Lock');
    await shows('Bo Andersen locked');
    await eventually(() => portal.find('tbody .fe-badge', 'Locked'));
    await press('.fe-toast button', 'Undo');
    await eventually(() => expect(() => portal.find('tbody .fe-badge', 'Locked')).toThrow());
    expect(() => portal.find('dialog[open]')).toThrow();
  });

  it('offers for a selection what can be done with it, names how many, and takes it back', async () => {
    goes('/?search=andersen');
    await shows('1 user');
    await press('input[aria-label="Select Bo Andersen"]');
    const offered = await eventually(() => {
      const found = [...(portal.element.shadowRoot?.querySelectorAll('.fe-bulk .fe-button') ?? [])];
      expect(found.length).toBeGreaterThan(0);
      return found.map(({ textContent }) => textContent);
    });
    expect(offered.slice(0, 2)).toEqual(['Lock 1 user', 'Change roles of 1 user']);
    await press('.fe-bulk .fe-button');
    await shows('1 user locked');
    await eventually(() => portal.find('tbody .fe-badge', 'Locked'));
    expect(() => portal.find('dialog[open]')).toThrow();
    await press('.fe-toast button', 'Undo');
    await eventually(() => expect(() => portal.find('tbody .fe-badge', 'Locked')).toThrow());
  });

  it('changes roles and groups of a selection, leaves who has them already, and takes both back', async () => {
    goes('/?search=an');
    await setViewport(WIDE);
    const before = (await asked('an')).items;
    const sets = (people: typeof before) =>
      people.map(({ id, roleIds, groups }) => [id, roleIds.toSorted(), groups.toSorted()]);
    const kept = sets(before);
    const now = async () => sets((await asked('an')).items);
    await press('input[aria-label="Select all on this page"]');
    await actInBulk('Change roles of');
    expect(portal.find('dialog[open] button[type=submit]').ariaDisabled ?? 'true').toBe('true');
    (await field('Add roles')).click();
    await eventually(() => expect(optionNamed('Read-only')).toBeDefined());
    optionNamed('Read-only')?.click();
    await press('dialog[open] button[type=submit]');
    await eventually(() => expect(portal.words()).toMatch(/Roles of \d+ users? changed/));
    const [, changed] = /Roles of (\d+) users? changed/.exec(portal.words()) ?? [];
    const added = (await asked('an')).items.filter(({ roles }) => roles.some(({ name }) => name === 'Read-only'));
    expect(added.length).toBeGreaterThanOrEqual(Number(changed));
    await undo('Roles of');
    await eventually(async () => expect(await now()).toEqual(kept));

    await press('input[aria-label="Select all on this page"]');
    await actInBulk('Change groups of');
    (await field('Remove from groups')).click();
    await eventually(() => expect(optionNamed('Engineering')).toBeDefined());
    optionNamed('Engineering')?.click();
    await press('dialog[open] button[type=submit]');
    await shows('Nothing to change for');
    const engineering = before.filter(({ groups }) => groups.length > 0).length;
    await eventually(async () =>
      expect((await asked('an')).items.filter(({ groups }) => groups.length > 0).length).toBeLessThan(engineering),
    );
    await undo('Groups of');
    await eventually(async () => expect(await now()).toEqual(kept));
    await setViewport(USUAL);
  });

  it('revokes a pending invitation from the list of members with Undo and no question, alone and in bulk', async () => {
    goes('/?search=tomasz');
    await shows('1 user');
    await press('button', 'Actions for Tomasz Nowak');
    await press('[role=menuitem]', 'Revoke invitation');
    await shows('No results');
    expect(() => portal.find('dialog[open]')).toThrow();
    await undo('Invitation for Tomasz Nowak revoked');
    await shows('1 user');
    await press('input[aria-label="Select Tomasz Nowak"]');
    await actInBulk('Revoke 1 invitation');
    expect(all('.fe-bulk [role=menuitem]').some(({ textContent }) => textContent?.startsWith('Delete'))).toBe(false);
    await shows('No results');
    expect(() => portal.find('dialog[open]')).toThrow();
    await undo('1 invitation revoked');
    await shows('1 user');
  });

  it('changes the groups of one user in their details, with Undo', async () => {
    goes(`/?row=${await idOf('amara')}`);
    await press('dialog[open] button', 'Edit groups');
    const item = await eventually(() => portal.find('dialog[open] [role=menuitemcheckbox]', 'Engineering'));
    expect(item.ariaChecked).toBe('true');
    item.click();
    await undo('Groups of Amara Diallo changed');
    await eventually(async () => expect((await asked('amara')).items[0]?.groups.length).toBe(1));
    goes('/');
  });

  it('shows the details of one user', async () => {
    goes(`/?row=${await idOf('amara')}`);
    for (const said of [
      'amara.diallo@acme.test',
      'Active sessions',
      'Two-factor methods',
      'Recent activity',
      'Engineering',
    ])
      await shows(said);
    await shows('Signed in');
    portal.element.lang = 'de';
    await shows('Letzte Aktivitäten');
    await shows('Angemeldet');
    expect(portal.words()).not.toContain('Signed in');
    portal.element.lang = 'en';
    await shows('Signed in');
    goes('/');
  });

  it('checks each address as it is typed, and sends nothing by Enter', async () => {
    goes('/?dialog=invite');
    await type('no-address');
    await shows('Not an email address.');
    await type('ada@acme_robotics.test');
    await shows('0 ready to invite, 2 to fix.');
    await press('button[aria-label="Remove ada@acme_robotics.test"]');
    await type('ada@acme.test');
    await shows('Already a member.');
    await type('new@acme.test');
    await shows('1 ready to invite, 2 to fix.');
    await type('');
    expect(portal.words()).toContain('Send invitation');
    expect((await portal.preview.mails('new@acme.test')).length).toBe(0);
  });

  it('asks before it skips an address, invites the other, and tells the host', async () => {
    reports.length = 0;
    await press('dialog[open] button[aria-label="Remove Member"]');
    await press('button', 'Send invitation');
    await shows('Choose at least one role.');
    (await field('Roles')).click();
    await eventually(() => expect(optionNamed('Member')).toBeDefined());
    optionNamed('Member')?.click();
    await press('button', 'Send invitation');
    await shows('Skip 2 addresses?');
    await press('[role=alertdialog] button', 'Cancel');
    expect((await portal.preview.mails('new@acme.test')).length).toBe(0);
    await press('button', 'Send invitation');
    await press('[role=alertdialog] button', 'Invite 1 person');
    await shows('Invitation sent to new@acme.test');
    expect(reports).toEqual([
      ['inviteMemberSubmit', { email: 'new@acme.test' }],
      ['fe-invite-member-submit', { email: 'new@acme.test' }],
    ]);
    expect((await portal.preview.mails('new@acme.test')).length).toBe(1);
  });

  it('sends by Ctrl+Enter what is still being typed, with name and phone number', async () => {
    await press('button', 'Invite people');
    await press('summary', 'Add name and phone number');
    enter(await field('Name optional'), 'Kim Keys');
    enter(await field('Phone number optional'), '+4915112345678');
    await type('new@acme.test');
    await shows('Already invited.');
    await press('button[aria-label="Remove new@acme.test"]');
    await type('keys@acme.test', true);
    await shows('Invitation sent to keys@acme.test');
    const { items } = await asked('keys@acme');
    expect(items[0]?.name).toBe('Kim Keys');
  });

  it('says which of its calls failed, and tries again', async () => {
    Object.assign(portal.preview.network, { state: 'broken', only: /\/team\/resources\/roles|\/invites\/|\/check/ });
    portal.app.use(queriesFeature).answers.clear();
    await press('button', 'Invite people');
    await eventually(() => expect(all('dialog[open] .fe-empty').length).toBe(2));
    await type('later@acme.test');
    await shows('We couldn’t check whether these people are already members.');
    Object.assign(portal.preview.network, { state: 'up', only: undefined });
    for (const again of all('dialog[open] .fe-empty button, dialog[open] .fe-banner button')) again.click();
    await hides('We couldn’t check');
    await shows('Invitations expire after 7 days.');
    await field('Roles');
    goes('/');
    await press('[role=alertdialog] button', 'Discard changes');
    await hides('Invitations expire');
  });

  it('invites in batches, and lists refused addresses', async () => {
    reports.length = 0;
    await press('button', 'Invite people');
    expect(reports).toEqual([['inviteMemberClicked'], ['fe-invite-member-clicked', {}]]);
    const sheet = Array.from({ length: 120 }, (_, at) => `Person ${at}\tp${at}@many.test`).join('\n');
    await paste(`${sheet}\nada@acme.test\nwrong@`);
    await shows('120 ready to invite, 2 to fix.');
    await press('button', 'Invite 120 people');
    await shows('Skip 2 addresses?');
    await press('[role=alertdialog] button', 'Invite 120 people');
    await shows('120 people invited · 2 addresses couldn’t be invited');
    const emails = Array.from({ length: 120 }, (_, at) => `p${at}@many.test`);
    expect(reports.slice(2)).toEqual([
      ['inviteMembersSubmit', { emails }],
      ['fe-invite-members-submit', { emails }],
    ]);
    await shows('ada@acme.test: Already a member.');
    // the newest ten are asked for again
    await shows('Recently invited');
    expect(portal.find('ul[aria-label="Recently invited"]').children.length).toBe(10);
    await eventually(() => expect(portal.element.shadowRoot?.activeElement?.textContent).toBe('Close'));
    await press('dialog[open] button[type=submit]', 'Close');
    // those of this time alone
    await press('button', 'Invite people');
    await paste('f1@few.test f2@few.test');
    await press('button', 'Invite 2 people');
    await eventually(() => expect(portal.find('ul[aria-label="Recently invited"]').children.length).toBe(2));
    await press('dialog[open] button[type=submit]', 'Close');
  });

  it('reads addresses from a file, stops on a network failure, and resumes when the dialog is opened again', async () => {
    await press('button', 'Invite people');
    await press('summary', 'Upload a file');
    const files = new DataTransfer();
    const sheet = Array.from({ length: 60 }, (_, at) => `"Doe, Jo ${at}";"<JO${at}@file.test>"`).join('\r\n');
    files.items.add(new File([`\uFEFFName;Email\r\n${sheet}\r\nwrong@`], 'people.csv', { type: 'text/csv' }));
    const drop = await field('Upload a file');
    if (!(drop instanceof HTMLInputElement)) throw new Error('A file is dropped on something else');
    drop.files = files.files;
    drop.dispatchEvent(new Event('change', { bubbles: true }));
    await shows('60 ready to invite, 1 to fix.');
    portal.preview.network.state = 'down';
    await press('button', 'Invite 60 people');
    await press('[role=alertdialog] button', 'Invite 60 people');
    await shows('60 addresses are left.');
    await press('dialog[open] button', 'Close');
    await hides('60 addresses are left.');
    portal.preview.network.state = 'up';
    await press('button', 'Invite people');
    await press('dialog[open] button', 'Resume');
    await shows('60 people invited');
    await shows('1 address couldn’t be invited');
    await press('dialog[open] button[type=submit]', 'Close');
    await hides('60 people invited');
  });

  it('lists open invitations with state, expiry and sender, and searches and filters them as invitations', async () => {
    await setViewport(WIDE);
    goes('/invitations?search=keys%40acme');
    await shows('1 invitation');
    for (const said of ['Kim Keys', 'Sent', 'Expires', 'Invited by', 'Ada Lovelace']) await shows(said);
    await eventually(() => expect(portal.find('th[aria-sort=descending]').textContent).toContain('Sent'));
    goes(`/invitations?search=zoe&row=${await idOf('keys@acme')}`);
    await eventually(() => portal.find('dialog[open] h2', 'Kim Keys'));
    await press('dialog[open] button', 'Close');
    goes('/invitations?search=keys%40acme');
    await eventually(() => {
      const state = portal.find('td .fe-badge-text', 'Sent');
      expect(state.scrollWidth).toBe(state.clientWidth);
    });
    goes('/invitations?filter.state~is=expired');
    await hides('Kim Keys');
    goes('/invitations?filter.state~is=unknown&filter.by~is=anyone&sort=roles.asc&search=keys%40acme');
    await shows('Kim Keys');
    await setViewport(USUAL);
  });

  it('resends an invitation, and revokes one with Undo in place of a confirmation', async () => {
    const before = (await portal.preview.mails('keys@acme.test')).length;
    await press('button', 'Actions for Kim Keys');
    await press('[role=menuitem]', 'Resend invitation');
    await shows('Invitation resent to keys@acme.test');
    expect((await portal.preview.mails('keys@acme.test')).length).toBe(before + 1);
    await press('button', 'Actions for Kim Keys');
    await press('[role=menuitem]', 'Revoke invitation');
    await shows('Invitation for Kim Keys revoked');
    await shows('Clear filters');
    await undo('Invitation for Kim Keys revoked');
    await shows('1 invitation');
    expect((await asked('keys@acme')).items[0]?.activatedForTenant).toBe(false);
  });

  it('copies the link of one invitation, and shows it where the browser refuses to copy', async () => {
    const { clipboard } = navigator;
    const kept: string[] = [];
    writes(async (text) => void kept.push(text));
    await press('button', 'Actions for Kim Keys');
    await press('[role=menuitem]', 'Copy link');
    await shows('Link copied. Only keys@acme.test can use it, until');
    expect(kept[0]).toMatch(/\/account\/invitation\/accept\?invitationToken=.{36}\..{22}$/);
    writes(async () => Promise.reject(new Error('refused')));
    await press('button', 'Actions for Kim Keys');
    await press('[role=menuitem]', 'Copy link');
    expect((await box('Invitation link')).value).toBe(kept[0]);
    expect(portal.words()).toContain('Invitation link for Kim Keys');
    await press('dialog[open] button', 'Close');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  });

  it('shows one invitation with its phone number, and says when invitations cannot be loaded', async () => {
    await press('tbody button', 'Kim Keys');
    for (const said of ['Phone number', '+4915112345678', 'Invited by', 'Opened']) await shows(said);
    goes('/invitations');
    portal.app.use(queriesFeature).answers.clear();
    Object.assign(portal.preview.network, { state: 'broken', only: /v2\/invitations/ });
    goes('/invitations?search=zebra');
    await shows('Couldn’t load');
    Object.assign(portal.preview.network, { state: 'up', only: undefined });
    await press('button', 'Try again');
    await shows('Clear search');
  });

  it('revokes several invitations at once, and restores all of them by Undo', async () => {
    const many = { users: ['a1@bulk.test', 'a2@bulk.test', 'a3@bulk.test'].map((email) => ({ email })) };
    await portal.app.use(queriesFeature).call(members.inviteMany, { body: many });
    goes('/invitations?search=bulk.test');
    await shows('3 invitations');
    await press('input[aria-label="Select all on this page"]');
    await press('button', 'Resend 3 invitations');
    await shows('Each gets a new email.');
    await press('[role=alertdialog] button', 'Cancel');
    await press('button', 'Revoke 3 invitations');
    await shows('3 invitations revoked');
    await shows('Clear search');
    await undo('3 invitations revoked');
    await eventually(() => expect(all('tbody tr').length).toBe(3));
    goes('/');
  });

  it('resends several invitations, announces how far it is, and can be stopped', async () => {
    const users = Array.from({ length: 12 }, (_, at) => ({ email: `b${at}@halt.test` }));
    await portal.app.use(queriesFeature).call(members.inviteMany, { body: { users } });
    goes('/invitations?search=halt.test');
    await shows('12 invitations');
    await press('input[aria-label="Select all on this page"]');
    await press('button', 'Resend 12 invitations');
    portal.preview.network.delayed = true;
    await press('[role=alertdialog] button', 'Resend 12 invitations');
    await press('button', 'Stop');
    await eventually(() => expect(portal.element.shadowRoot?.textContent).toMatch(/\d+% done/));
    await eventually(() => expect(portal.words()).toMatch(/(wasn’t|weren’t) processed before you stopped\./));
    portal.preview.network.delayed = false;
    expect(portal.words()).toMatch(/\d+ invitations? resent/);
    goes('/');
  });

  it('creates, changes and disables the invitation link', async () => {
    await press('button', 'Invite people');
    await press('summary', 'Share a link instead');
    await press('button', 'Create link');
    const link = await field('Invitation link');
    expect(link.value).toMatch(/\/account\/invitation\/accept\?invitationToken=.{20,}/);
    const notify = portal.find('[role=switch]') as HTMLInputElement;
    // what is refused is taken back; what is under way is shown already
    Object.assign(portal.preview.network, { state: 'broken', only: /invites/ });
    notify.click();
    await shows('Something went wrong');
    expect(notify.checked).toBe(false);
    portal.preview.network.state = 'stalled';
    notify.click();
    await eventually(() => expect(notify.checked).toBe(true));
    expect(notify.ariaBusy).toBe('true');
    Object.assign(portal.preview.network, { state: 'up', only: undefined });
    await press('button', 'Disable link');
    await shows('The link stops working.');
    await press('[role=alertdialog] button', 'Disable link');
    await shows('Create a link to share');
  });
});

describe('<fe-users-tab> after too many guesses at a password', () => {
  it('says until when they are locked out, how many attempts there were, and ends it', async () => {
    const lockoutPolicy = { enabled: true, maxAttempts: 3, lockedMinutes: 60 };
    const preview = createPreview({ delayed: false, config: { lockoutPolicy } });
    await preview.ready;
    const signIn = (email: string, password: string) =>
      preview.transport({
        method: 'POST',
        url: 'http://localhost/frontegg/identity/resources/auth/v1/user',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
        credentials: 'include',
      });
    for (let at = 0; at < 3; at += 1) await signIn('bo@acme.test', 'Guess');
    await signIn('ada@acme.test', SEEDED_PASSWORD);
    portal = await openPortal({ tag: 'fe-users-tab', over: preview });
    goes('/?search=andersen');
    await shows('Locked until');
    expect(portal.element.shadowRoot?.querySelector('tbody [title="3 failed sign-ins"]')).toBeTruthy();
    await press('button', 'Actions for Bo Andersen');
    await press('[role=menuitem]', 'Unlock');
    await hides('Locked until');
    expect(() => portal.find('.fe-toast button', 'Undo')).toThrow();
    portal.close();
  });
});

/** The super user has no role of the company's. */
const withoutRoles = async ({ store }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [root] = await all.users.find({ where: { email: 'root@acme.test' } });
  if (root) await all.transaction((rows) => rows.memberships.update({ userId: root.id }, { roleIds: [] }));
};

describe('<fe-users-tab> for a super user, where one administrator is left', () => {
  it('explains beforehand that one administrator must remain', async () => {
    portal = await openPortal({ tag: 'fe-users-tab', as: 'root@acme.test', preview: { seed: withoutRoles } });
    const ada = await idOf('ada@acme');
    goes(`/?row=${await idOf('elif')}&dialog=roles`);
    (await field('Administrator')).click();
    await press('button', 'Save roles');
    await shows('Roles of Elif Yıldız changed');
    const why = 'Your company needs at least one administrator.';
    await press('button', 'Actions for Ada Lovelace');
    await shows(why);
    const closed = portal.element.shadowRoot?.querySelectorAll('[role=menuitem][aria-disabled=true]') ?? [];
    expect(Array.from(closed, ({ textContent }) => textContent?.split(why)[0])).toEqual(['Lock', 'Delete']);
    await press('button', 'Actions for Ada Lovelace');
    goes(`/?row=${ada}&dialog=roles`);
    const admin = await field('Administrator');
    await shows(why);
    expect(admin.matches(':disabled, [aria-disabled=true]')).toBe(true);
    goes('/?search=lovelace');
    await shows('1 user');
    await press('input[aria-label="Select all on this page"]');
    await setViewport(WIDE);
    await eventually(() => expect(portal.find('.fe-bulk button', 'Lock 1 user').ariaDisabled).toBe('true'));
    await setViewport(USUAL);
    portal.close();
  });
});

describe('<fe-users-tab> for a member with read access', () => {
  it('shows users without actions', async () => {
    portal = await openPortal({ tag: 'fe-users-tab', as: 'bo@acme.test' });
    await shows('30 users');
    expect(() => portal.find('[aria-label^="Actions for"]')).toThrow();
    expect(() => portal.find('input[type=checkbox]')).toThrow();
    goes(`/?row=${await idOf('amara')}&dialog=delete&search=amara`);
    await shows('1 user');
    expect(portal.words()).not.toContain('Delete Amara Diallo?');
    portal.close();
  });
});

describe('<fe-users-tab> for a manager who may not assign one of the default roles', () => {
  it('preselects the assignable default roles, and disables the other', async () => {
    const roles = DEFAULT_ROLES.map((role) => {
      if (role.key === 'Admin') return { ...role, isDefault: true };
      return role.key === 'Support' ? { ...role, permissions: [...role.permissions, 'fe.secure.write.users'] } : role;
    });
    portal = await openPortal({ tag: 'fe-users-tab', as: 'sue@acme.test', preview: { config: { roles } } });
    goes('/?dialog=invite');
    await eventually(() => portal.find('button[aria-label="Remove Member"]'));
    expect(() => portal.find('button[aria-label="Remove Administrator"]')).toThrow();
    (await field('Roles')).click();
    await eventually(() => expect(optionNamed('Administrator')?.ariaDisabled).toBe('true'));
    portal.close();
  });
});

/** Theme options of a host, and metadata of an operator, for the invite dialog. */
const modal = (inviteByEmail: object) => ({
  adminPortal: { pages: { users: { inviteUserModal: { inviteByEmail } } } },
});
const ruled = (phoneNumberField: unknown) => ({ navigation: { users: { inviteDialog: { phoneNumberField } } } });

describe('the invite dialog', () => {
  const field = (name: string, settings: object) => modal({ fieldsProperties: { [name]: settings } });
  const required = { settings: { validation: { required: true } } };
  const DEFAULT = { byEmail: true, several: true, name: 'optional', phone: 'optional' };
  const cases: [what: string, themes: object[], metadata: object, changes: object][] = [
    ['has every field unless configured', [], {}, {}],
    ['has no address where that is off', [modal({ enabled: false })], {}, { byEmail: false }],
    ['is for one person where bulk is off', [modal({ inviteBulk: { enabled: false } })], {}, { several: false }],
    ['hides a hidden name', [field('name', { appearance: 'hidden' })], {}, { name: 'hidden' }],
    ['hides a field that can only be viewed', [field('name', { appearance: 'viewOnly' })], {}, { name: 'hidden' }],
    ['needs a required name', [field('name', required)], {}, { name: 'mandatory' }],
    [
      'needs the phone that the operator requires',
      [field('phoneNumber', { appearance: 'hidden' })],
      ruled('mandatory'),
      { phone: 'mandatory' },
    ],
    [
      'hides the phone that the operator takes away',
      [field('phoneNumber', required)],
      ruled(false),
      { phone: 'hidden' },
    ],
    [
      'follows the host before the operator',
      [field('name', required), field('name', { appearance: 'edit' })],
      {},
      { name: 'mandatory' },
    ],
  ];
  for (const [what, themes, metadata, changes] of cases)
    it(what, () => expect(inviteFieldsIn(themes, metadata)).toEqual({ ...DEFAULT, ...changes }));
});

describe('<fe-users-tab> without roles and without API tokens', () => {
  it('mentions neither', async () => {
    // the operator asks for a phone number, too
    const metadata = { adminBox: ruled('mandatory') };
    const config = { forcePermissions: false, apiTokensEnabled: false, metadata };
    portal = await openPortal({ tag: 'fe-users-tab', preview: { config } });
    await shows('30 users');
    await hides('Administrator');
    await press('button', 'Actions for Bo Andersen');
    await shows('Sign out everywhere');
    expect(portal.words()).not.toContain('Edit roles');
    await press('[role=menuitem]', 'Delete');
    await shows('They lose access immediately. Their activity stays in the audit log. This can’t be undone.');
    await press('dialog[open] button', 'Cancel');
    goes('/?dialog=invite');
    enter(await field('Email addresses'), 'new@acme.test,');
    expect(portal.words()).not.toContain('Roles');
    const phone = await box('Phone number');
    expect(phone.getAttribute('aria-required')).toBe('true');
    await press('button', 'Send invitation');
    await eventually(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    enter(phone, '+4915112345678');
    await press('button', 'Send invitation');
    await shows('Invitation sent to new@acme.test');
    portal.close();
  });
});

describe('<fe-users-tab> of a company with one seat left', () => {
  it('marks the addresses that have none, says what to do, and invites the other', async () => {
    const limit = { key: 'seats', name: 'Seats', included: 0 };
    const plan = { key: 'early-access', name: 'Early access', features: [], rules: [] };
    portal = await openPortal({
      tag: 'fe-users-tab',
      preview: { config: { plans: [{ ...plan, defaultTreatment: 'false', limits: [limit] }] } },
    });
    await shows('30 users');
    const usage = await portal.app.use(queriesFeature).call(billing.usage, {});
    limit.included = (usage.ok ? (usage.value[0]?.used ?? 0) : 0) + 1;
    goes('/?dialog=invite');
    enter(await field('Email addresses'), 'first@acme.test, second@acme.test,');
    await shows('1 seat is left. Add seats under Subscription, or remove people or invitations.');
    await shows('second@acme.test: No seats left.');
    await press('button', 'Send invitation');
    await press('[role=alertdialog] button', 'Invite 1 person');
    await shows('Invitation sent to first@acme.test');
    await press('button', 'Invite people');
    await shows('All seats are taken. Add seats under Subscription, or remove people or invitations.');
    portal.close();
  });
});

describe('<fe-users-tab> that loads another list while a person acts', () => {
  afterEach(() => portal.close());

  it('shows what they did, though that list was read before it', async () => {
    portal = await openPortal({ tag: 'fe-users-tab' });
    const { preview } = portal;
    portal.close();
    const gate = new EventTarget();
    const released = new Promise((resolve) => gate.addEventListener('release', resolve));
    let searched: string | undefined;
    const transport: Preview['transport'] = async (call) => {
      const answer = await preview.transport(call);
      if (!call.url.includes('search=andersen') || searched) return answer;
      searched = call.url;
      await released;
      return answer;
    };
    portal = await openPortal({ tag: 'fe-users-tab', over: { ...preview, transport } });
    await shows('Bo Andersen');
    goes('/?search=andersen');
    await eventually(() => expect(searched).toBeDefined());
    await press('button', 'Actions for Bo Andersen');
    await press('[role=menuitem]', 'Lock');
    await shows('Bo Andersen locked');
    gate.dispatchEvent(new Event('release'));
    await shows('1 user');
    await eventually(() => portal.find('tbody .fe-badge', 'Locked'));
  });
});

/** Menu in place of the groups of the first person who is in any. */
const unanswered = () => portal.find('tbody [data-column=groups] button');

describe('<fe-users-tab> whose roles and groups could not be loaded', () => {
  let preview: Preview;
  let bo: string;
  /** Opens the tab again, without the calls for roles and groups. */
  const opens = async (path: string) => {
    Object.assign(preview.network, { state: 'down', only: /\/(roles|groups)\/v1(\?|$)/ });
    portal = await openPortal({ tag: 'fe-users-tab', over: preview, attributes: { path } });
  };
  const works = () => Object.assign(preview.network, { state: 'up' });
  const triesAgain = async () => {
    works();
    for (const button of all('dialog[open] .fe-empty button')) button.click();
  };
  before(async () => {
    await setViewport(WIDE);
    portal = await openPortal({ tag: 'fe-users-tab' });
    preview = portal.preview;
    bo = await idOf('bo@acme');
    portal.close();
  });
  afterEach(() => portal.close());
  after(() => setViewport(USUAL));

  it('says so in the menu of a person’s roles, which tries again', async () => {
    await opens('/');
    (await rolesOfBo('Member')).click();
    await eventually(() => expect(portal.find('[role=menuitem]').textContent).toMatch(/^Roles.*offline/));
    works();
    await press('[role=menuitem]', 'Try again');
    await rolesOfBo('Member');
    expect(portal.element.shadowRoot?.activeElement?.textContent).toBe('Roles of Bo Andersen Member');
    (await rolesOfBo('Member')).click();
    await eventually(() => expect(portal.find('[role=menuitemcheckbox]', 'Member').ariaChecked).toBe('true'));
  });

  it('says so in the column of groups, not that no one is in any, and tries again', async () => {
    await opens('/');
    await eventually(() => expect(unanswered().textContent).toMatch(/^Groups of .+ Couldn’t load$/));
    const row = unanswered().closest('tr');
    unanswered().click();
    await eventually(() => expect(portal.find('[role=menuitem]').textContent).toMatch(/^Groups.*offline/));
    works();
    await press('[role=menuitem]', 'Try again');
    await eventually(() => expect(unanswered).toThrow());
    expect(row?.querySelector('[data-column=groups]')?.textContent).not.toMatch(/—|load/);
    await eventually(() => expect(portal.element.shadowRoot?.activeElement?.closest('tr')).toBe(row));
  });

  it('says so in the filters of roles and groups, also in one that the location has, and tries again', async () => {
    await opens('/?filter.group~is=unknown');
    await shows('Couldn’t load');
    await press('button', 'Filter');
    await press('[role=menuitem]', 'Roles');
    await eventually(() => portal.find('.fe-popover .fe-empty button', 'Try again'));
    works();
    await press('.fe-popover .fe-empty button', 'Try again');
    const admin = await choice('Administrator');
    await eventually(() => expect(portal.element.shadowRoot?.activeElement).toBe(admin));
  });

  it('says so twice in the drawer of a person, and then offers both menus', async () => {
    await opens(`/?row=${bo}`);
    await eventually(() => expect(all('dialog[open] .fe-empty').length).toBe(2));
    expect(portal.words()).not.toContain('No groups');
    await triesAgain();
    await eventually(() => portal.find('dialog[open] button', 'Edit roles'));
    await eventually(() => portal.find('dialog[open] button', 'Edit groups'));
  });

  it('says so in the dialogs of roles and groups, of one person and of many', async () => {
    await opens(`/?row=${bo}&dialog=roles`);
    await eventually(() => expect(all('dialog[open] .fe-empty').length).toBe(1));
    await triesAgain();
    await eventually(async () => expect((await box('Member')).checked).toBe(true));
    for (const [action, label] of [
      ['Change roles of', 'Add roles'],
      ['Change groups of', 'Add to groups'],
    ] as const) {
      portal.close();
      await opens('/?search=andersen');
      await press('input[aria-label="Select Bo Andersen"]');
      await actInBulk(action);
      await eventually(() => expect(all('dialog[open] .fe-empty').length).toBe(1));
      await triesAgain();
      await field(label);
    }
  });
});

/** Blocks a domain and public email services. */
const blocking = async () => {
  const { call } = portal.app.use(queriesFeature);
  await call(emailDomains.create, { body: { domain: 'rival.test', type: 'BLOCK' } });
  await call(emailDomains.saveConfig, { body: { active: true, blockPublicDomains: true, listType: 'BLOCK' } });
};

describe('<fe-users-tab> of a company that restricts email domains', () => {
  it('says on each address why it is not let in, before anything is sent', async () => {
    portal = await openPortal({ tag: 'fe-users-tab' });
    await shows('30 users');
    await blocking();
    goes('/?dialog=invite');
    enter(await field('Email addresses'), 'new@acme.test, cleo@rival.test, gus@gmail.com,');
    await shows('1 ready to invite, 2 to fix.');
    await shows('cleo@rival.test: Your company blocks addresses at rival.test.');
    await shows('gus@gmail.com: Use a work address. Your company blocks public email services such as gmail.com.');
    await press('button', 'Send invitation');
    await press('[role=alertdialog] button', 'Invite 1 person');
    await shows('Invitation sent to new@acme.test');
    portal.close();
  });

  it('says so at the field where it is restricted while the form is open', async () => {
    portal = await openPortal({ tag: 'fe-users-tab' });
    await shows('30 users');
    goes('/?dialog=invite');
    enter(await field('Email addresses'), 'cleo@rival.test,');
    await hides('Checking addresses…');
    await blocking();
    await press('button', 'Send invitation');
    await shows('Your company blocks addresses at rival.test.');
    expect((await portal.preview.mails('cleo@rival.test')).length).toBe(0);
    portal.close();
  });
});

/** Takes the companies out of their hierarchy. */
const withoutBelow = async ({ store, clock }: Ports) => {
  // added with most people on first use otherwise, after this
  await seedColleagues({ store, clock });
  await store
    .scoped({ across: 'seeds' })
    .transaction((rows) => rows.tenants.update({ parentId: { not: null } }, { parentId: null, ancestorIds: [] }));
};

describe('<fe-users-tab> of a company without accounts below it', () => {
  it('offers no filter by company, unless it is in the location', async () => {
    portal = await openPortal({ tag: 'fe-users-tab', preview: { seed: withoutBelow } });
    await shows('30 users');
    await press('button', 'Filter');
    await eventually(() => portal.find('[role=menuitem]', 'Status'));
    expect(() => portal.find('[role=menuitem]', 'Company')).toThrow();
    goes('/?filter.below~is=included');
    await eventually(() => expect(portal.find('.fe-data-filters').textContent).toContain('Company'));
    portal.close();
  });
});

describe('<fe-users-tab> for a reseller', () => {
  it('includes users of sub-tenants, in descending order, without actions', async () => {
    portal = await openPortal({ tag: 'fe-users-tab', as: 'rae@reseller.test' });
    await shows('1 user');
    await press('button', 'Filter');
    await press('[role=menuitem]', 'Company');
    await press('.fe-popover :is(button, label, [role=option], [role=menuitem])', 'Include sub-accounts');
    await shows('Harbor Analytics');
    await shows('Blue Pine Logistics');
    expect(portal.find('th[aria-sort=descending]').textContent).toContain('User');
    portal.close();
  });
});
