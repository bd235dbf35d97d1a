import type { UserId } from '../../../../core/contract/entities/ids.ts';
import { invitations } from '../../../../core/contract/invitations.ts';
import { members } from '../../../../core/contract/members.ts';
import type { Ports } from '../../../server/ports.ts';
import { searchable } from '../../../server/store/searchable.ts';
import { ADA, listStates, openAbout, rowsShown, shown, wire, pressBulkAction } from './list-tab.ts';
import type { PortalScene, Stage } from '../scene.ts';

const TAG = 'fe-users-tab';
const PEOPLE = /\/members\/v1(\?|$)/;
const CHOICES = /\/(roles|groups)\/v1(\?|$)/;

/** As many people as fill ten pages, with long names and no photos. */
const crowd = async ({ store, clock }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [bo] = await all.users.find({ where: { email: 'bo@acme.test' } });
  const [place] = bo ? await all.memberships.find({ where: { userId: bo.id } }) : [];
  if (!bo || !place) return;
  const createdAt = clock.now().toISOString();
  await all.transaction(async (rows) => {
    for (let at = 0; at < 200; at += 1) {
      const id = crypto.randomUUID() as string as UserId; // branded where it is made
      const email = `maximiliane-charlotte.von-hohenstein-wallenrodt.${at}@manufacturing.acme.test`;
      const name = `Aaliyah Maximiliane Charlotte von Hohenstein-Wallenrodt ${at}`;
      await rows.users.insert({ ...bo, id, email, name, searchable: searchable({ name, email }), createdAt });
      await rows.memberships.insert({ ...place, id: crypto.randomUUID(), userId: id, createdAt });
    }
  });
};

/** Removes all roles of Bo's memberships, and so the permission to look. */
const powerless = async ({ store }: Ports) =>
  void (await store.scoped({ across: 'seeds' }).transaction(async (rows) => {
    const [bo] = await rows.users.find({ where: { email: 'bo@acme.test' } });
    if (bo) await rows.memberships.update({ userId: bo.id }, { roleIds: [] });
  }));

/** Blocks a domain and public email services. */
const restricted = async ({ store, clock }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [ada] = await all.users.find({ where: { email: ADA } });
  if (!ada) return;
  const createdAt = clock.now().toISOString();
  const common = { tenantId: ada.tenantId, createdAt };
  const config = { active: true, blockPublicDomains: true, listType: 'BLOCK', updatedAt: createdAt } as const;
  await all.transaction(async (rows) => {
    await rows.emailDomainConfigs.insert({ ...common, ...config, id: crypto.randomUUID() });
    const domain = { domain: 'rival.test', type: 'BLOCK' } as const;
    await rows.emailDomainRestrictions.insert({ ...common, ...domain, id: crypto.randomUUID() });
  });
};

/** Presses one after another, each once it is there. */
const presses =
  (...selectors: readonly string[]) =>
  async (stage: Stage): Promise<void> => {
    await rowsShown(stage);
    for (const selector of selectors) {
      await stage.shown(selector);
      stage.box.shadowRoot?.querySelector<HTMLElement>(selector)?.click();
    }
    await stage.settled();
  };

/** Opens something about the first whom a search finds. */
const about = (search: string, dialog: string) =>
  openAbout(async ({ ask }) => (await ask(members.list, { query: { search } })).items[0]?.id, dialog);

/** Opens the drawer of the first whom a search finds, as an address would. */
const person =
  (search: string) =>
  async (stage: Stage): Promise<void> => {
    await rowsShown(stage);
    const { items } = await stage.ask(members.list, { query: { search } });
    stage.box.setAttribute('path', `/?row=${items[0]?.id ?? ''}`);
    await shown('dialog[open] .fe-person-section')(stage);
  };

/** Opens a part of the invite dialog, by its place among them. */
const unfold = (nth: number) => presses(`dialog[open] .fe-users-stack > .fe-users-more:nth-of-type(${nth}) > summary`);
/** Opens the part of the shared link. */
const link = presses('dialog[open] .fe-answer .fe-users-more > summary');

/** Pastes a list of addresses, as out of a spreadsheet. */
const paste = (text: string) => async (stage: Stage) => {
  await rowsShown(stage);
  await stage.shown('dialog[open] .fe-multi input');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  stage.box.shadowRoot
    ?.querySelector('dialog[open] .fe-multi input')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await stage.settled();
};

const ADDRESSES = ['gia.rossi@acme.test', 'noor.haddad@acme.test', ADA, 'lars@acme', 'wanda.maximoff@'].join('\n');
const sent = async (stage: Stage) => {
  await paste(ADDRESSES)(stage);
  await presses(
    'dialog[open] button[type=submit]:not([aria-disabled=true])',
    '[role=alertdialog] button[type=submit]',
  )(stage);
};

const INVITATIONS = { path: '/invitations' };
const INVITING = { path: '/?dialog=invite' };
const ALL = 'thead input[type=checkbox]';

/** The tab of users, in every state it can be in. */
export const scenes = {
  'users/full': {
    tag: TAG,
    as: ADA,
    shows: 'lists many people',
    reads: ['230 users', 'Aaliyah Maximiliane'],
    preview: { seed: crowd },
    play: rowsShown,
  },
  ...listStates('users', {
    reads: {
      loading: ['Users', 'Roles'],
      'no-match': ['No results', 'Clear search'],
      failed: ['Couldn’t load', 'You’re offline', 'Try again'],
      'read-only': ['30 users', 'Ada Lovelace'],
      forbidden: ['You don’t have access'],
    },
    tag: TAG,
    calls: PEOPLE,
    stranger: { as: 'bo@acme.test', preview: { seed: powerless } },
  }),
  'users/below': {
    tag: TAG,
    as: 'rae@reseller.test',
    shows: 'lists people of the companies below, too',
    reads: ['Harbor Analytics', 'Company'],
    attributes: { path: '/?filter.below~is=included' },
    play: rowsShown,
  },
  'users/invitations': {
    tag: TAG,
    as: ADA,
    shows: 'lists open invitations with state, expiry and sender',
    reads: ['3 invitations', 'Expires', 'Invited by', 'Gustavo Ribeiro', 'Opened', 'Expired'],
    attributes: INVITATIONS,
    play: rowsShown,
  },
  'users/no-invitations': {
    tag: TAG,
    as: 'rae@reseller.test',
    shows: 'says that no invitation is pending',
    reads: ['No open invitations', 'Pending invitations appear here'],
    attributes: INVITATIONS,
    play: shown('.fe-empty'),
  },
  'users/invitations-failed': {
    tag: TAG,
    as: ADA,
    shows: 'says that the invitations could not be loaded',
    reads: ['Couldn’t load', 'Try again'],
    attributes: INVITATIONS,
    before: wire('broken', /v2\/invitations/),
    play: shown('.fe-empty'),
  },
  'users/invitation': {
    tag: TAG,
    as: ADA,
    shows: 'shows one invitation',
    reads: ['Gustavo Ribeiro', 'Invited by', 'Phone number', 'Expires'],
    attributes: INVITATIONS,
    play: async (stage: Stage) => {
      await rowsShown(stage);
      const { items } = await stage.ask(invitations.list, { query: { search: 'gustavo' } });
      stage.box.setAttribute('path', `/invitations?row=${items[0]?.userId ?? ''}`);
      await shown('dialog[open] .fe-fact')(stage);
    },
  },
  'users/invitations-chosen': {
    tag: TAG,
    as: ADA,
    shows: 'offers what can be done with several invitations',
    reads: ['3 selected', 'Resend 3 invitations', 'Revoke 3 invitations'],
    attributes: INVITATIONS,
    play: presses(ALL),
  },
  'users/menu': {
    tag: TAG,
    as: ADA,
    shows: 'says why nothing is done to oneself',
    reads: ['Ada Lovelace', 'You can’t do this to your own account.'],
    play: presses('tbody tr:first-child td:last-child button'),
  },
  'users/chosen': {
    tag: TAG,
    as: ADA,
    shows: 'offers what can be done with many',
    reads: ['19 selected', 'Lock', 'Select all 30'],
    play: presses(ALL),
  },
  'users/bulk': {
    tag: TAG,
    as: ADA,
    shows: 'asks before many are signed out',
    reads: ['users out everywhere?', 'Their sessions end'],
    play: presses(ALL, '.fe-bulk [aria-haspopup=menu]', '.fe-bulk [role=menuitem]:nth-last-of-type(4)'),
  },
  'users/bulk-roles': {
    tag: TAG,
    as: ADA,
    shows: 'asks which roles many get and lose',
    reads: ['Change roles of', 'Add roles', 'Remove roles'],
    play: presses(ALL, '.fe-bulk [aria-haspopup=menu]', '.fe-bulk [role=menuitem]:nth-last-of-type(6)'),
  },
  'users/bulk-done': {
    tag: TAG,
    as: ADA,
    shows: 'tells who was unlocked and who was not',
    preview: { seed: crowd },
    reads: ['1 user unlocked and 229 skipped', 'aren’t locked.'],
    play: async (stage: Stage) => {
      await presses(ALL, '.fe-bulk .fe-link')(stage);
      await pressBulkAction(stage, 1);
      await shown('.fe-bulk-reasons')(stage);
    },
  },
  'users/roles': {
    tag: TAG,
    as: ADA,
    shows: 'changes roles',
    reads: ['Roles of Bo Andersen', 'Save roles'],
    play: about('bo@acme', 'roles'),
  },
  'users/delete': {
    tag: TAG,
    as: ADA,
    shows: 'asks before a person is deleted',
    reads: ['Delete Bo Andersen?', 'They lose access immediately'],
    play: about('bo@acme', 'delete'),
  },
  'users/act-as': {
    tag: TAG,
    as: 'sue@acme.test',
    shows: 'asks before a person is impersonated',
    reads: ['Impersonate Bo Andersen?', 'for up to 1 hour'],
    play: about('bo@acme', 'impersonate'),
  },
  'users/person': {
    tag: TAG,
    as: ADA,
    shows: 'shows one person',
    reads: ['Amara Diallo', 'Active sessions', 'Two-factor methods', 'Recent activity'],
    play: person('amara'),
  },
  'users/person-failed': {
    tag: TAG,
    as: ADA,
    shows: 'says that the roles and groups to choose from could not be loaded',
    reads: ['Amara Diallo', 'Couldn’t load', 'Try again'],
    before: wire('broken', CHOICES),
    play: person('amara'),
  },
  'users/roles-failed': {
    tag: TAG,
    as: ADA,
    shows: 'says that the roles of a person could not be loaded',
    reads: ['Roles of Bo Andersen', 'Couldn’t load', 'Try again'],
    before: wire('broken', CHOICES),
    play: about('bo@acme', 'roles'),
  },
  'users/invite': {
    tag: TAG,
    as: ADA,
    shows: 'invites one person',
    reads: ['Invite people', 'Phone number optional', 'Invitations expire after 7 days.', 'Send invitation'],
    attributes: INVITING,
    play: unfold(2),
  },
  'users/invite-wrong': {
    tag: TAG,
    as: ADA,
    shows: 'says what is missing to invite one',
    reads: ['Add at least one address.', 'Choose at least one role.'],
    attributes: INVITING,
    play: presses(
      'dialog[open] .fe-answer .fe-chip-remove',
      'dialog[open] button[type=submit]:not([aria-disabled=true])',
    ),
  },
  'users/invite-many': {
    tag: TAG,
    as: ADA,
    shows: 'invites several',
    reads: ['Email addresses', 'We’ll pick out the email addresses.'],
    attributes: INVITING,
    play: unfold(1),
  },
  'users/invite-many-wrong': {
    tag: TAG,
    as: ADA,
    shows: 'tells addresses from what is none',
    reads: ['2 ready to invite, 3 to fix.', 'Not an email address.', 'Already a member.', 'Invite 2 people'],
    attributes: INVITING,
    play: paste(ADDRESSES),
  },
  'users/invite-domains': {
    tag: TAG,
    as: ADA,
    shows: 'tells which addresses the company does not let in',
    reads: [
      '1 ready to invite, 2 to fix.',
      'Your company blocks addresses at rival.test.',
      'Use a work address. Your company blocks public email services such as gmail.com.',
    ],
    preview: { seed: restricted },
    attributes: INVITING,
    play: paste(['gia.rossi@acme.test', 'cleo.dubois@rival.test', 'gus@gmail.com'].join('\n')),
  },
  'users/invite-asks': {
    tag: TAG,
    as: ADA,
    shows: 'asks before it leaves addresses out',
    reads: ['Skip 3 addresses?', 'Invite 2 people'],
    attributes: INVITING,
    play: async (stage: Stage) => {
      await paste(ADDRESSES)(stage);
      await presses('dialog[open] button[type=submit]:not([aria-disabled=true])')(stage);
      await shown('[role=alertdialog]')(stage);
    },
  },
  'users/invite-unchecked': {
    tag: TAG,
    as: ADA,
    shows: 'says which of its calls failed, with a way to try again',
    reads: ['We couldn’t check', 'Try again'],
    attributes: INVITING,
    play: async (stage: Stage) => {
      await rowsShown(stage);
      await stage.shown('dialog[open] .fe-multi input');
      Object.assign(stage.preview.network, { state: 'broken', only: /\/check$/ });
      await paste(ADDRESSES)(stage);
      await shown('dialog[open] .fe-banner')(stage);
    },
  },
  'users/invite-many-stopped': {
    tag: TAG,
    as: ADA,
    shows: 'says why it stopped, and goes on',
    reads: ['2 addresses are left.', 'Resume', 'Start over'],
    attributes: INVITING,
    play: async (stage: Stage) => {
      Object.assign(stage.preview.network, { state: 'overrun', only: /\/bulk$/ });
      await sent(stage);
      await shown('dialog[open] .fe-progress')(stage);
    },
  },
  'users/invite-many-done': {
    tag: TAG,
    as: ADA,
    shows: 'tells who was invited and who was not',
    reads: [
      '2 people invited · 3 addresses couldn’t be invited',
      'lars@acme: Not an email address.',
      'Recently invited',
    ],
    attributes: INVITING,
    play: async (stage: Stage) => {
      await sent(stage);
      await shown('dialog[open] .fe-people')(stage);
    },
  },
  'users/invite-link': {
    tag: TAG,
    as: ADA,
    shows: 'invites by link',
    reads: ['Create a link to share', 'Create link'],
    attributes: INVITING,
    play: link,
  },
  'users/invite-link-made': {
    tag: TAG,
    as: ADA,
    shows: 'hands out the link',
    reads: ['Anyone with this link can join as Member.', 'Email me when someone joins', 'Replace link', 'Disable link'],
    attributes: INVITING,
    play: async (stage: Stage) => {
      await link(stage);
      await presses('dialog[open] .fe-answer .fe-users-more button')(stage);
      await shown('dialog[open] [role=switch]')(stage);
    },
  },
} satisfies Record<string, PortalScene>;
