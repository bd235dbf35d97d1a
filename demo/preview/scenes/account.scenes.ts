import { getApp } from '../../../core/apps.ts';
import { members } from '../../../core/contract/members.ts';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import type { Scene, Stage } from './scene.ts';
import { FEW, living, MANY } from './living.ts';
import { typedInto } from './typed.ts';

const ADA = 'ada@acme.test';
const LONG = {
  name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Elder',
  company: 'Consolidated Robotics and Unmanned Vehicles of Northern Europe',
};

/** A square of one colour, as a picture that comes with the page. */
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%230f766e" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23fde68a"/%3E%3Cpath fill="%23fde68a" d="M1 8c0-3 6-3 6 0z"/%3E%3C/svg%3E';

const shown = ({ box, until }: Stage) => until(() => Boolean(box.shadowRoot?.querySelector('fe-tree :is(.fe-avatar)')));

const opened = async (stage: Stage) => {
  await shown(stage);
  await stage.press(0);
  await stage.until(() => Boolean(stage.box.shadowRoot?.querySelector(':popover-open')));
};

/** Chooses the nth line of what is open. */
const chosen = async (stage: Stage, nth: number) => {
  await opened(stage);
  stage.box.shadowRoot?.querySelectorAll<HTMLElement>('[role=menuitem], [role=option]')[nth]?.click();
};

const searching = (query: string) => async (stage: Stage) => {
  await opened(stage);
  await typedInto(stage, 'input', query);
};

const user = (seed: ReturnType<typeof living>) => ({ tag: 'fe-user-button', as: ADA, preview: { seed } }) as const;
const tenants = (seed: ReturnType<typeof living>) =>
  ({ tag: 'fe-tenant-switcher', as: ADA, preview: { seed } }) as const;

const SUE = 'sue@acme.test';
const MEMBER = 'bo@acme.test';

/** Impersonates a member of the company, as support does. */
const acting = async (stage: Stage): Promise<void> => {
  const app = getApp(stage.box.getAttribute('app') ?? '');
  await app.ready();
  const { items } = await stage.ask(members.list, { query: { pageOffset: 0, pageSize: 50 } });
  for (const { email, id } of items) if (email === MEMBER) await app.use(impersonationFeature).begin(id);
};

/** Scenes of the user button and the tenant switcher in a page's header. */
export const accountScenes = {
  'user-button/closed': { shows: 'shows who is in and where', ...user(living([])), play: shown },
  'user-button/open': {
    shows: 'offers the account and the way out',
    ...user(living([])),
    attributes: { 'portal-url': '/profile' },
    play: opened,
  },
  'user-button/open/several': {
    shows: 'offers another company to people who have some',
    ...user(living(FEW)),
    attributes: { 'portal-url': '/profile' },
    play: opened,
  },
  'user-button/companies': {
    shows: 'lists the companies',
    ...user(living(FEW)),
    play: async (stage) => {
      await chosen(stage, 0);
      await stage.until(() => Boolean(stage.box.shadowRoot?.querySelector('[role=option]')));
    },
  },
  'user-button/long': {
    shows: 'keeps long names in their place',
    ...user(living([], { name: LONG.name }, LONG.company)),
    attributes: { 'portal-url': '/profile' },
    play: opened,
  },
  'user-button/nameless': {
    shows: 'shows the email of a person without a name',
    ...user(living([], { name: '' })),
    play: opened,
  },
  'user-button/photo': { shows: 'shows a photo', ...user(living([], { profilePictureUrl: PHOTO })), play: opened },
  'user-button/photo-missing': {
    shows: 'shows initials where the photo does not load',
    ...user(living([], { profilePictureUrl: 'data:image/png;base64,AA' })),
    play: shown,
  },
  'user-button/compact': {
    shows: 'shows the picture alone',
    ...user(living([])),
    attributes: { compact: '' },
    play: shown,
  },
  'user-button/loading': {
    shows: 'holds its place while the session loads',
    tag: 'fe-user-button',
    before: ({ preview }) => {
      preview.network.state = 'stalled';
    },
  },
  'user-button/leaving': {
    shows: 'is busy while the person is signed out',
    ...user(living([])),
    play: async (stage) => {
      await opened(stage);
      stage.preview.network.state = 'stalled';
      stage.box.shadowRoot?.querySelector<HTMLElement>('[role=menuitem]')?.click();
    },
  },
  'user-button/acting': {
    shows: 'is marked while someone acts as the person, and leads back',
    tag: 'fe-user-button',
    as: SUE,
    play: async (stage) => {
      await acting(stage);
      await stage.until(() => Boolean(stage.box.shadowRoot?.querySelector('[data-acting]')));
      await opened(stage);
    },
  },
  'acting-bar/placed': {
    shows: 'says who acts as whom, until when, and leads back',
    tag: 'fe-acting-bar',
    as: SUE,
    play: async (stage) => {
      await acting(stage);
      await stage.shown('.fe-frame-bar');
    },
  },
  'acting-bar/automatic': {
    shows: 'stands at the foot of the window',
    tag: 'fe-acting-bar',
    as: SUE,
    attributes: { automatic: '' },
    play: async (stage) => {
      await acting(stage);
      await stage.shown('.fe-frame-bar');
    },
  },
  'tenant-switcher/one': { shows: 'shows the only company there is', ...tenants(living([])), play: shown },
  'tenant-switcher/closed': { shows: 'shows the company the person is in', ...tenants(living(FEW)), play: shown },
  'tenant-switcher/open': { shows: 'lists the companies', ...tenants(living(FEW)), play: opened },
  'tenant-switcher/many': { shows: 'lets hundreds of companies be searched', ...tenants(living(MANY)), play: opened },
  'tenant-switcher/many/found': {
    shows: 'marks what was searched for',
    ...tenants(living(MANY)),
    play: searching('porto'),
  },
  'tenant-switcher/many/none': {
    shows: 'says that nothing fits',
    ...tenants(living(MANY)),
    play: searching('zanzibar'),
  },
  'tenant-switcher/long': {
    shows: 'keeps long names in their place, and tells companies of one name apart',
    ...tenants(living([LONG.company, ...FEW], {}, LONG.company)),
    play: opened,
  },
  'tenant-switcher/per-tab': {
    shows: 'says that other tabs stay where they are',
    ...tenants(living(FEW)),
    options: { authOptions: { enableSessionPerTenant: true } },
    play: opened,
  },
  'tenant-switcher/entering': {
    shows: 'is busy while another company is opened',
    ...tenants(living(FEW)),
    play: async (stage) => {
      await opened(stage);
      stage.preview.network.state = 'stalled';
      stage.box.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]')[2]?.click();
    },
  },
  'tenant-switcher/refused': {
    shows: 'says which company did not open',
    ...tenants(living(FEW)),
    play: async (stage) => {
      await opened(stage);
      stage.preview.network.state = 'broken';
      stage.box.shadowRoot?.querySelectorAll<HTMLElement>('[role=option]')[2]?.click();
      await stage.until(() => Boolean(stage.box.shadowRoot?.querySelector('[role=alert]')));
      stage.preview.network.state = 'up';
    },
  },
  'tenant-switcher/loading': {
    shows: 'holds its place while the session loads',
    tag: 'fe-tenant-switcher',
    before: ({ preview }) => {
      preview.network.state = 'stalled';
    },
  },
} as const satisfies Record<string, Scene>;
