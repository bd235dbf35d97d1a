import { profile } from '../../../core/contract/profile.ts';
import type { Scene, Stage } from './scene.ts';

const ADA = 'ada@acme.test';
const NEW = 'ada.lovelace@example.test';
const DAY_MS = 86_400_000;

type World = Pick<Stage, 'box' | 'until' | 'preview' | 'ask' | 'go'>;

const linkTo = async ({ preview }: Pick<World, 'preview'>, address: string) =>
  (await preview.link(address)).searchParams;
const bodyOf = (link: URLSearchParams) => ({ userId: link.get('userId') ?? '', token: link.get('token') ?? '' });

/** Begins a change as Ada, and answers the queries of the links to both addresses. */
const begun = async (world: World): Promise<{ from: URLSearchParams; to: URLSearchParams }> => {
  // signed in
  await world.until(() => world.box.hidden === true);
  await world.ask(profile.requestEmailChange, { body: { email: NEW } });
  return { from: await linkTo(world, ADA), to: await linkTo(world, NEW) };
};

const confirmed = async (world: World, ...links: URLSearchParams[]) => {
  for (const link of links) await world.ask(profile.confirmEmail, { body: bodyOf(link) });
};

const made = async (world: World) => {
  const { from, to } = await begun(world);
  await confirmed(world, from, to);
  return { from, undo: await linkTo(world, ADA) };
};

/** The links mailed about a change of an email address. */
export const emailChangeScenes = {
  'email-change/confirm-current': {
    shows: 'asks the current address to confirm the change',
    as: ADA,
    play: async (world) => world.go('emailChangeUrl', (await begun(world)).from),
  },
  'email-change/confirm-new': {
    shows: 'asks the new address to confirm that it is theirs',
    as: ADA,
    play: async (world) => world.go('emailChangeUrl', (await begun(world)).to),
  },
  'email-change/confirmed': {
    shows: 'says that the other address is still to confirm',
    as: ADA,
    play: async (world) => {
      const { from } = await begun(world);
      await confirmed(world, from);
      world.go('emailChangeUrl', from);
    },
  },
  'email-change/changed': {
    shows: 'says that the address is changed',
    as: ADA,
    play: async (world) => world.go('emailChangeUrl', (await made(world)).from),
  },
  'email-change/undo': {
    shows: 'asks whether the change is to be undone, and says what that does',
    as: ADA,
    play: async (world) => world.go('emailChangeUrl', (await made(world)).undo),
  },
  'email-change/undone': {
    shows: 'says that the change was undone and leads to a new password',
    as: ADA,
    play: async (world) => {
      const { undo } = await made(world);
      await world.ask(profile.undoEmailChange, { body: bodyOf(undo) });
      world.go('emailChangeUrl', undo);
    },
  },
  'email-change/expired': {
    shows: 'says that the link has expired and where to start again',
    as: ADA,
    play: async (world) => {
      const { to } = await begun(world);
      world.preview.advance(2 * DAY_MS);
      world.go('emailChangeUrl', to);
    },
  },
  'email-change/invalid': { shows: 'says that the link does not work', before: ({ go }) => go('emailChangeUrl') },
} as const satisfies Record<string, Scene>;
