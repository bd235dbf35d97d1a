import { Avatar } from '../../../elements/ui/avatar/avatar.tsx';
import { AvatarStack } from '../../../elements/ui/avatar/avatar-stack.tsx';
import { initialsOf } from '../../../elements/ui/avatar/initials.ts';
import { tintOf } from '../../../elements/ui/avatar/avatar.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
});

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const initials: [name: string, shown: string, locale?: string][] = [
  ['Ada Lovelace', 'AL'],
  ['  Ada  King Lovelace ', 'AL'],
  ['Ada', 'A'],
  ['ada.lovelace@acme.test', 'AL'],
  ['bo@acme.test', 'B'],
  ['éric ørsted', 'ÉØ'],
  ['e\u0301ric', 'É'.normalize('NFD')],
  ['ilker ışık', 'İI', 'tr'],
  ['ßimon', 'S'],
  ['עדה לאבלייס', 'על'],
  ['محمد صالح', 'م\u200cص'],
  ['王小明', '王'],
  ['प्रिया शर्मा', 'प्रिश'],
  ['(deactivated) "Bo"', 'DB'],
  ['👩‍🚀 Ada', '👩‍🚀A'],
  ['7 of 9', '79'],
  ['???', ''],
  ['', ''],
];

describe('the initials of', () => {
  for (const [name, expected, locale = 'en'] of initials)
    it(`"${name}" are "${expected}"`, () => expect(initialsOf(name, locale)).toBe(expected));
});

describe('the tint of a person', () => {
  it('is stable, and one of eight', () => {
    const tints = Array.from({ length: 400 }, (_, at) => tintOf(`user-${at}`));
    expect(new Set(tints)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    expect(tintOf('user-7')).toBe(tints[7]);
  });
});

describe('an avatar', () => {
  it('has an accessible name alone, and none beside the name', async () => {
    shown = await show(() => (
      <>
        <Avatar name="Ada Lovelace" alone />
        <Avatar name="Bo Lindqvist" />
      </>
    ));
    const [alone, beside] = shown.root.querySelectorAll('.fe-avatar');
    expect([alone?.getAttribute('role'), alone?.getAttribute('title')]).toEqual(['img', 'Ada Lovelace']);
    expect(beside?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the picture without initials behind it', async () => {
    shown = await show(() => <Avatar name="Ada Lovelace" src={PICTURE} />);
    const picture = shown.root.querySelector('img')!;
    await eventually(() => expect(picture.naturalWidth).toBe(1));
    expect(shown.root.querySelector('.fe-avatar')?.textContent).toBe('');
    expect(picture.referrerPolicy).toBe('no-referrer');
  });

  it('falls back to initials for a broken picture, and tries another one', async () => {
    const src = { current: 'data:image/png;base64,AAAA' };
    const draw = () => <Avatar name="Ada Lovelace" src={src.current} />;
    shown = await show(draw);
    const { root, element } = shown;
    await eventually(() => expect(root.querySelector('.fe-avatar')?.textContent).toBe('AL'));
    src.current = PICTURE;
    element.setAttribute('lang', 'de');
    await eventually(() => expect(root.querySelector('img')?.naturalWidth).toBe(1));
  });

  it('shows an icon where a name has no letter', async () => {
    shown = await show(() => <Avatar name="???" />);
    expect(shown.root.querySelector('.fe-avatar svg')).toBeTruthy();
  });
});

const items = () => [...shown!.root.querySelectorAll('li')];

describe('a stack of avatars', () => {
  const people = ['Ada', 'Bo', 'Cem', 'Dana', 'Eli', 'Fay'].map((name) => ({ id: name, name }));

  it('is a named list of named avatars', async () => {
    shown = await show(() => <AvatarStack label="Members of Robotics" people={people.slice(0, 3)} />);
    const list = shown.root.querySelector('[role=list]');
    expect(list?.getAttribute('aria-label')).toBe('Members of Robotics');
    expect(items().map((item) => item.querySelector('[role=img]')?.getAttribute('title'))).toEqual([
      'Ada',
      'Bo',
      'Cem',
    ]);
  });

  it('covers no initials of another', async () => {
    shown = await show(() => <AvatarStack label="Members" people={people} max={4} />);
    const boxes = items().map((item) => item.getBoundingClientRect());
    for (const [at, { right }] of boxes.slice(0, -1).entries())
      expect(boxes[at + 1]?.left).toBeGreaterThanOrEqual(right);
  });

  it('shows how many more there are, with names', async () => {
    shown = await show(() => <AvatarStack label="Members" people={people} max={4} />);
    expect(items().at(-1)?.querySelector('[aria-hidden]')?.textContent).toBe('+2');
    expect(items().at(-1)?.querySelector('.fe-visually-hidden')?.textContent).toBe('2 more');
    expect(items().at(-1)?.title).toBe('Eli and Fay');
  });

  it('shows one more avatar rather than "+1"', async () => {
    shown = await show(() => <AvatarStack label="Members" people={people.slice(0, 5)} max={4} />);
    expect(items().length).toBe(5);
    expect(shown.root.textContent).not.toContain('+');
  });

  it('counts people that were not loaded', async () => {
    shown = await show(() => <AvatarStack label="Members" people={people.slice(0, 3)} max={3} total={1284} />);
    expect(items().at(-1)?.querySelector('[aria-hidden]')?.textContent).toBe('+1,281');
    expect(items().at(-1)?.title).toBe('');
  });
});
