import { members } from '../../../core/contract/members.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { after, before, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { enter, fieldNamed } from '../../kit/field-named.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

let portal: PortalPlace;
const shows = (words: string) => eventually(() => expect(portal.words()).toContain(words));
const hides = (words: string) => eventually(() => expect(portal.words()).not.toContain(words));
const goes = (path: string) => {
  portal.element.path = path;
};
const press = (selector: string, name?: string) =>
  eventually(() => portal.find(selector, name)).then((it) => it.click());
const field = (label: string) =>
  eventually(() => fieldNamed(portal.find('dialog[open]'), label)).catch(() => {
    throw new Error(`there is no field ${label} in ${portal.words()}`);
  });
const idOf = async (search: string) => {
  const found = await portal.app.use(portalFeature).call(members.list, { query: { search } });
  return (found.ok && found.value.items[0]?.id) || '';
};

describe('<fe-users-tab> for an administrator', () => {
  before(async () => {
    portal = await openPortal({ tag: 'fe-users-tab' });
  });
  after(() => portal.close());

  it('lists the company’s people by name, twenty a page, with how each stands', async () => {
    await shows('30 users');
    const words = portal.words();
    expect(words.indexOf('Ada Lovelace')).toBeLessThan(words.indexOf('Amara Diallo'));
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
      expect(words).toContain(said);
    expect(words).not.toContain('Sue Okafor');
    goes('/?page=2');
    await shows('Sue Okafor');
  });

  it('searches and sorts at the server, as its place says', async () => {
    goes('/?search=acme&sort=name.desc');
    await shows('Sue Okafor');
    await hides('Ada Lovelace');
    goes('/?search=lovelace');
    await shows('1 user');
  });

  it('filters by state, by what needs attention and by address, and passes over what there is not', async () => {
    goes('/?filter.status~is=locked');
    await shows('Dmitri Volkov');
    await hides('Ada Lovelace');
    goes('/?filter.preset~is=inactive');
    await hides('Amara Diallo');
    goes('/?filter.email~contains=ro%40acme');
    await shows('1 user');
    goes('/?filter.status~is=unverified');
    await shows('Clear filters');
    goes('/?filter.provider~is=nothing&filter.role~is=nobody&sort=nothing.asc');
    await shows('30 users');
  });
});

describe('<fe-users-tab> for an administrator who does something', () => {
  let bo: string;
  before(async () => {
    portal = await openPortal({ tag: 'fe-users-tab' });
    bo = await idOf('bo@acme');
  });
  after(() => portal.close());

  it('does nothing to themselves, and says why', async () => {
    await press('button', 'Actions for Ada Lovelace');
    await shows('You cannot do this to your own account.');
    expect(portal.words()).not.toContain('Act as this person');
    await press('button', 'Actions for Ada Lovelace');
  });

  it('changes roles, and can take it back', async () => {
    await press('button', 'Actions for Bo Andersen');
    await press('[role=menuitem]', 'Edit roles');
    (await field('Read-only')).click();
    await press('button', 'Save roles');
    await shows('Roles of Bo Andersen changed');
    await shows('Member, Read-only');
    await press('button', 'Undo');
    await hides('Member, Read-only');
  });

  it('is told where somebody else was quicker, and sees what is there then', async () => {
    goes(`/?row=${bo}&dialog=roles`);
    (await field('Read-only')).click();
    await portal.app.use(portalFeature).call(members.update, { body: { id: bo as never, roleIds: [''] } });
    await press('button', 'Save roles');
    await shows('Somebody else changed this person meanwhile');
    await press('dialog[open] button', 'Cancel');
    await hides('Somebody else changed');
  });

  it('locks after asking, in words that name person and effect', async () => {
    goes(`/?row=${bo}&dialog=lock`);
    await shows('Lock Bo Andersen?');
    await shows('signed out everywhere');
    await press('dialog[open] button', 'Lock');
    await shows('Bo Andersen locked');
    goes(`/?search=andersen`);
    await shows('1 user');
    await shows('Locked');
  });

  it('shows one person with all that is known of them', async () => {
    goes(`/?row=${await idOf('amara')}`);
    for (const said of ['amara.diallo@acme.test', 'Signed in on', 'Second factors', 'Recent activity', 'Engineering'])
      await shows(said);
    goes('/');
  });

  it('does a thing with many, and tells of whom it was not done with', async () => {
    goes('/?search=o');
    await press('input[aria-label="Select all on this page"]');
    await press('button', 'Lock');
    await shows('They are signed out everywhere');
    await press('dialog[open] button', 'Lock');
    await shows('users locked');
    await shows('is locked already');
  });

  it('invites one', async () => {
    goes('/?dialog=invite');
    enter(await field('Email'), 'no-address');
    await press('button', 'Send invitation');
    await shows('This is not an email address.');
    enter(await field('Email'), 'ada@acme.test');
    await press('button', 'Send invitation');
    await shows('This person belongs to your company already.');
    enter(await field('Email'), 'new@acme.test');
    await press('button', 'Send invitation');
    await shows('Invitation sent to new@acme.test');
    expect((await portal.preview.mails('new@acme.test')).length).toBe(1);
  });

  it('invites many in slices, and tallies whom it could not', async () => {
    await press('button', 'Invite people');
    await press('[role=tab]', 'Several');
    const sheet = Array.from({ length: 120 }, (_, at) => `Person ${at}\tp${at}@many.test`).join('\n');
    const data = new DataTransfer();
    data.setData('text', `${sheet}\nada@acme.test\nwrong@`);
    const box = await field('Email addresses');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await press('button', 'Invite 121 people');
    await shows('120 people invited');
    await shows('2 addresses could not be invited');
    await shows('ada@acme.test: This person belongs to your company already.');
    await press('dialog[open] button[type=submit]', 'Close');
  });

  it('makes, changes and disables the link by which people join', async () => {
    await press('button', 'Invite people');
    await press('[role=tab]', 'By link');
    await press('button', 'Create link');
    const link = await field('Invitation link');
    expect(link.value).toMatch(/\/account\/invitation\/accept\?invitationToken=.{20,}/);
    await press('[role=switch]');
    await press('button', 'Disable link');
    await shows('Nobody can join by it any more.');
    await press('[role=alertdialog] button', 'Disable link');
    await shows('Make a link to share');
  });
});

describe('<fe-users-tab> for a member, who may only look', () => {
  it('shows people, and offers nothing to do with them', async () => {
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

describe('<fe-users-tab> for a reseller', () => {
  it('includes the people of the companies below, from the end of their names, and leaves them alone', async () => {
    portal = await openPortal({ tag: 'fe-users-tab', as: 'rae@reseller.test' });
    await shows('1 user');
    goes('/?filter.below~is=included');
    await shows('Harbor Analytics');
    expect(portal.words().indexOf('Blue Pine Logistics')).toBeGreaterThan(0);
    expect(portal.find('th[aria-sort=descending]').textContent).toContain('User');
    portal.close();
  });
});
