import { getApp } from '../../../core/apps.ts';
import { members } from '../../../core/contract/members.ts';
import { roles } from '../../../core/contract/roles.ts';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import { SECTIONS } from '../../../core/portal/sections.ts';
import { putProvider } from '../../server/dev/sso-rows.ts';
import type { Ports } from '../../server/ports.ts';
import { ADA, shown, wire } from './tabs/list-tab.ts';
import type { PortalScene, Stage } from './scene.ts';

const TAG = 'fe-admin-portal';
/** Navigation without a section. */
const NOTHING = Object.fromEntries(SECTIONS.map((section) => [section, { visibility: 'hidden' }]));
const ROLES = /\/roles\/v1$/;
const MEMBER = 'bo@acme.test';

/** A company whose name is longer than there is room for. */
const long = async ({ store }: Ports) =>
  void (await store
    .scoped({ across: 'seeds' })
    .transaction((rows) =>
      rows.tenants.update(
        { name: 'Acme Robotics' },
        { name: 'Acme Robotics Manufacturing and Services of Greater Northern Jutland' },
      ),
    ));

const inside = ({ box }: Stage, selector: string) => box.shadowRoot?.querySelector<HTMLElement>(selector);
const page = shown('.fe-screen-title');
const waiting = (stage: Stage) => stage.until(() => Boolean(inside(stage, 'table[aria-busy=true]')));

const DAY_MS = 86_400_000;

/** Expires the session by moving the clock 40 days ahead. */
const expired = async (stage: Stage): Promise<void> => {
  await page(stage);
  stage.preview.advance(40 * DAY_MS);
  await stage.ask(roles.list, {}).catch(() => undefined);
  await stage.until(() => Boolean(stage.box.querySelector('fe-login-box')?.shadowRoot?.querySelector('h1')));
};

const PROVIDER = 'https://id.acme.test/login';

/** The company's people sign in at their own provider. */
const withProvider = async ({ store }: Ports) => {
  const all = store.scoped({ across: 'seeds' });
  const [tenant] = await all.tenants.find({ where: { name: 'Acme Robotics' } });
  if (!tenant) return;
  await all.transaction((rows) => putProvider(rows, tenant.id, 'acme.test', { ssoEndpoint: PROVIDER }));
};

/** Signs in again through SSO after the session has expired; the provider's window is stubbed. */
const elsewhere = async (stage: Stage): Promise<void> => {
  await expired(stage);
  const { open } = window;
  window.open = () => null;
  const box = () => stage.box.querySelector('fe-login-box')?.shadowRoot;
  await stage.until(() => Boolean(box()?.querySelector('.fe-actions .fe-button-primary')));
  box()?.querySelector<HTMLElement>('.fe-actions .fe-button-primary')?.click();
  await stage.until(() => Boolean(inside(stage, 'dialog .fe-banner')));
  window.open = open;
};

/** Impersonates a member of the company. */
const acting = async (stage: Stage): Promise<void> => {
  await page(stage);
  const { begin } = getApp(stage.box.getAttribute('app') ?? '').use(impersonationFeature);
  const { items } = await stage.ask(members.list, { query: { pageOffset: 0, pageSize: 50 } });
  for (const { email, id } of items) if (email === MEMBER) await begin(id);
  await shown('.fe-frame-bar')(stage);
};

/** The way to the service is cut off once everything is there. */
const offline = async (stage: Stage): Promise<void> => {
  await page(stage);
  stage.preview.network.state = 'down';
  window.dispatchEvent(new Event('online'));
  await shown('.fe-frame-bar')(stage);
};

/** Frame of the portal, in every state it can be in. */
export const scenes = {
  'portal/page': {
    tag: TAG,
    as: ADA,
    shows: 'leads about a company',
    reads: ['Acme Robotics', 'ada@acme.test', 'Workspace', 'Roles'],
    attributes: { path: '/roles' },
    play: page,
  },
  'portal/dialog': {
    tag: TAG,
    as: ADA,
    shows: 'lies over the page',
    reads: ['Acme Robotics', 'Roles', 'Runs the account'],
    attributes: { mode: 'dialog', open: '', path: '/roles' },
    play: page,
  },
  'portal/long': {
    tag: TAG,
    as: ADA,
    shows: 'finds room for a long name',
    reads: ['Greater Northern Jutland', 'Roles'],
    attributes: { path: '/roles' },
    preview: { seed: long },
    play: page,
  },
  'portal/loading': {
    tag: TAG,
    as: ADA,
    shows: 'holds the place of what is on its way',
    reads: ['Roles', 'Permissions'],
    attributes: { path: '/roles' },
    before: wire('stalled', ROLES),
    play: waiting,
  },
  'portal/nothing': {
    tag: TAG,
    as: MEMBER,
    shows: 'says that there is nothing for this person',
    reads: ['You don’t have access to any settings yet'],
    preview: { config: { metadata: { adminBox: { navigation: NOTHING } } } },
    play: shown('.fe-empty'),
  },
  'portal/signed-out': {
    tag: TAG,
    shows: 'says that the user is signed out',
    reads: ['You’re signed out'],
    play: shown('.fe-empty'),
  },
  'portal/expired': {
    tag: TAG,
    as: ADA,
    shows: 'asks the user to sign in again in place',
    reads: ['Sign in again', 'Your session expired. Sign in to pick up where you left off.', 'ada@acme.test', 'Leave'],
    play: expired,
  },
  'portal/expired/elsewhere': {
    tag: TAG,
    as: ADA,
    shows: 'opens a company’s own sign-in in another window',
    reads: ['Sign in again', 'in the new window', 'Open the window'],
    attributes: { path: '/roles' },
    preview: { seed: withProvider },
    play: elsewhere,
  },
  'portal/acting': {
    tag: TAG,
    as: 'sue@acme.test',
    shows: 'says who acts as whom, and until when',
    reads: ['sue@acme.test is impersonating Bo Andersen.', 'Ends in ', 'Stop impersonating'],
    attributes: { path: '/users' },
    play: acting,
  },
  'portal/starting': {
    tag: TAG,
    as: ADA,
    shows: 'holds its own place while the session loads',
    reads: [],
    before: wire('stalled', /token\/refresh$/),
    play: (stage) => stage.shown('.fe-portal-skeleton'),
  },
  'portal/without-metadata': {
    tag: TAG,
    as: ADA,
    shows: 'goes by its own table where the operator’s does not come',
    reads: ['Users', 'Acme Robotics', '30 users'],
    attributes: { path: '/users' },
    before: wire('broken', /\/metadata/),
    play: page,
  },
  'portal/refused': {
    tag: TAG,
    as: MEMBER,
    shows: 'says in its place which section is not for this person',
    reads: ['Roles', 'You don’t have access'],
    attributes: { path: '/roles' },
    preview: { config: { metadata: { adminBox: { navigation: { roles: { visibility: 'always' } } } } } },
    play: shown('.fe-empty'),
  },
  'portal/offline': {
    tag: TAG,
    as: ADA,
    shows: 'says that the service cannot be reached, and shows what it has',
    reads: ['You’re offline', 'Try again', 'Runs the account'],
    attributes: { path: '/roles' },
    play: offline,
  },
  'portal/offline/dialog': {
    tag: TAG,
    as: ADA,
    shows: 'says so in a dialog, too',
    reads: ['You’re offline', 'Try again'],
    attributes: { mode: 'dialog', open: '', path: '/roles' },
    play: offline,
  },
  'portal/forbidden': {
    tag: 'fe-roles-tab',
    as: MEMBER,
    shows: 'says that this person may not see it',
    reads: ['You don’t have access', 'Ask an administrator'],
    play: shown('.fe-empty'),
  },
} satisfies Record<string, PortalScene>;
