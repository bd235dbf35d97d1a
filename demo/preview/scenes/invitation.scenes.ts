import { auth } from '../../../core/contract/auth.ts';
import { digest, randomSecret } from '../../server/keys/secrets.ts';
import { SEEDED_PASSWORD } from '../../server/dev/people.ts';
import { newInvitation } from '../../server/members/new-invitation.ts';
import type { Ports } from '../../server/ports.ts';
import { copiedToken } from '../../server/sign-in/invite-link.ts';
import type { Scene, Stage } from './scene.ts';

const BO = 'bo@acme.test';
const RAE = 'rae@reseller.test';
const DAY_MS = 86_400_000;

/** Parameters of the invitation links into Northwind. */
const held = { userId: '', token: '', invitationToken: '', copied: '' };

/** Rae of Northwind has invited Bo of Acme, and shares a link besides. */
const seed = async ({ store, clock, config, stamper }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [bo, rae] = await Promise.all([BO, RAE].map(async (email) => (await all.users.find({ where: { email } }))[0]));
  if (!bo || !rae) throw new Error('Bo and Rae are not there');
  const { token, invitation } = await newInvitation({ clock, config }, { email: BO, name: '', invitedBy: rae.id });
  const now = clock.now();
  const common = { tenantId: rae.tenantId, createdAt: now.toISOString() };
  Object.assign(held, { userId: bo.id, token, invitationToken: randomSecret() });
  const link = {
    ...common,
    id: crypto.randomUUID(),
    userId: rae.id,
    tokenHash: await digest(held.invitationToken),
    sealedToken: '',
    expires: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    shouldSendEmail: false,
    updatedAt: common.createdAt,
  };
  await all.transaction(async (rows) => {
    const place = {
      ...common,
      id: crypto.randomUUID(),
      userId: bo.id,
      roleIds: [],
      phone: null,
      groupIds: [],
      invitation,
    };
    held.copied = await copiedToken({ stamper }, place, invitation);
    await rows.memberships.insert({ ...place, activated: false, locked: false, version: 0, subAccountAccess: false });
    await rows.inviteLinks.insert(link);
  });
};

/** The same of an address that has no account. */
const seedNew = async (ports: Ports) => {
  await seed(ports);
  const all = ports.store.scoped({ across: 'seeds' });
  const [place] = await all.memberships.find({ where: { invitation: { not: null } } });
  if (!place) throw new Error('There is no invitation');
  const { token, invitation } = await newInvitation(ports, { email: 'grace@harbour.test', name: '' });
  Object.assign(held, { userId: crypto.randomUUID(), token });
  const fresh = { ...place, id: crypto.randomUUID(), userId: held.userId as typeof place.userId, invitation }; // branded where it is made
  await all.transaction((rows) => rows.memberships.insert(fresh));
};

/** The same; Northwind has blocked the domain of Acme since. */
const seedRestricted = async (ports: Ports) => {
  await seed(ports);
  const all = ports.store.scoped({ across: 'seeds' });
  const [rae] = await all.users.find({ where: { email: RAE } });
  if (!rae) throw new Error('Rae is not there');
  const createdAt = ports.clock.now().toISOString();
  const common = { tenantId: rae.tenantId, createdAt };
  const config = { active: true, blockPublicDomains: true, listType: 'BLOCK', updatedAt: createdAt } as const;
  await all.transaction(async (rows) => {
    await rows.emailDomainConfigs.insert({ ...common, ...config, id: crypto.randomUUID() });
    const domain = { domain: 'acme.test', type: 'BLOCK' } as const;
    await rows.emailDomainRestrictions.insert({ ...common, ...domain, id: crypto.randomUUID() });
  });
};

const preview = { seed };
const previewNew = { seed: seedNew };

type World = Pick<Stage, 'preview' | 'ask' | 'go'>;

const mailed = () => new URLSearchParams({ userId: held.userId, token: held.token });
const shared = () => new URLSearchParams({ invitationToken: held.invitationToken });

const copied = () => new URLSearchParams({ invitationToken: held.copied });

const following = ({ go }: World) => go('acceptInvitationUrl', mailed());
const followingShared = ({ go }: World) => go('acceptInvitationUrl', shared());

/** Signs in as this person before the page opens. */
const as = (email: string, follow: (world: World) => void) => async (world: World) => {
  await world.ask(auth.login, { body: { email, password: SEEDED_PASSWORD } });
  follow(world);
};

const late = (follow: (world: World) => void) => (world: World) => {
  world.preview.advance(31 * DAY_MS);
  follow(world);
};

/** Being invited to a company, and what can go wrong with it. */
export const invitationScenes = {
  'invitation/mailed': { shows: 'says who invites whom, and until when', preview, before: following },
  'invitation/mailed/other-account': {
    shows: 'says who is signed in and whom the invitation is for',
    preview,
    before: as('ada@acme.test', following),
  },
  'invitation/mailed/new': {
    shows: 'asks a person without an account for their name and a password',
    preview: previewNew,
    before: following,
  },
  'invitation/mailed/new/breached': {
    shows: 'says that the password is known from a breach',
    preview: previewNew,
    before: following,
    play: async ({ enter, submit }) => {
      await enter({ name: 'Grace Hopper', password: 'Password1234' });
      await submit();
    },
  },
  'invitation/shared': {
    shows: 'offers signing up to people without an account, and signing in to people with one',
    preview,
    before: followingShared,
  },
  'invitation/shared/signed-in': {
    shows: 'asks as whom the person joins',
    preview,
    before: as('ada@acme.test', followingShared),
  },
  'invitation/copied': {
    shows: 'says whom a link is for, and offers switching to another account',
    preview,
    before: as('ada@acme.test', ({ go }) => go('acceptInvitationUrl', copied())),
  },
  'invitation/copied/sign-up': {
    shows: 'fills in the address that the link is for',
    preview,
    before: ({ go }) => go('signUpUrl', copied()),
  },
  'invitation/shared/sign-up': {
    shows: 'asks for no company, for the link says which one',
    preview,
    before: ({ go }) => go('signUpUrl', shared()),
  },
  'invitation/pending': {
    shows: 'is accepting the invitation',
    preview,
    before: following,
    holdAt: ({ invitation }) => invitation?.step === 'pending',
    play: ({ press }) => press(0),
  },
  'invitation/success': {
    shows: 'says that the person has joined, and leads to signing in',
    preview,
    before: following,
    play: ({ press }) => press(0),
  },
  'invitation/expired': {
    shows: 'says that the invitation has expired and sends another one',
    preview,
    before: late(following),
  },
  'invitation/invalid': {
    shows: 'says that the invitation does not work',
    before: ({ go }) => go('acceptInvitationUrl', new URLSearchParams({ userId: 'u' })),
  },
  'invitation/shared/expired': {
    shows: 'says that the link has expired and whom to ask',
    preview,
    before: late(followingShared),
  },
  'invitation/mailed/domain': {
    shows: 'says that the company accepts no address of this domain any more',
    preview: { seed: seedRestricted },
    before: following,
  },
  'invitation/shared/domain': {
    shows: 'says that the company accepts no address of this domain, and offers another account',
    preview: { seed: seedRestricted },
    before: as('ada@acme.test', followingShared),
    play: ({ press }) => press(0),
  },
  'invitation/shared/sign-up/domain': {
    shows: 'says beside the address that the company does not accept its domain',
    preview: { seed: seedRestricted },
    before: ({ go }) => go('signUpUrl', shared()),
    play: async ({ enter, submit }) => {
      await enter({ name: 'Grace Hopper', email: 'grace@acme.test', password: 'Never-before-62-Domains' });
      await submit();
    },
  },
  'invitation/failed': {
    shows: 'says that the service cannot be reached and offers to try again',
    preview,
    play: async (stage) => {
      await stage.settled();
      stage.preview.network.state = 'down';
      following(stage);
      await stage.shown('[role=alert]');
    },
  },
} as const satisfies Record<string, Scene>;
