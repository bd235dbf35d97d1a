import { Avatar } from '../../../../elements/ui/avatar/avatar.tsx';
import { AvatarStack } from '../../../../elements/ui/avatar/avatar-stack.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { people, portrait } from '../people.ts';

const names = [
  'Ada Lovelace',
  'עדה לאבלייס',
  'محمد صالح',
  '王小明',
  'प्रिया शर्मा',
  'éric ørsted',
  'bo@acme.test',
  '???',
];

export const entry: GalleryEntry = {
  name: 'Avatar',
  is: 'The picture of a person or a company, or initials if there is none.',
  states: {
    'a picture': () => <Avatar name="Ada Lovelace" src={portrait} alone />,
    initials: () => <Avatar name="Grace Hopper" id="u-2" alone />,
    'a picture that does not load': () => (
      <Avatar name="Grace Hopper" id="u-2" src="data:image/png;base64,AAAA" alone />
    ),
    'names of any script': () => (
      <>
        {names.map((name) => (
          <span key={name}>
            <Avatar name={name} alone />{' '}
          </span>
        ))}
      </>
    ),
    sizes: () => (
      <>
        <Avatar name="Ada Lovelace" size="small" alone /> <Avatar name="Ada Lovelace" alone />{' '}
        <Avatar name="Ada Lovelace" size="large" alone /> <Avatar name="Ada Lovelace" size="huge" alone />{' '}
        <Avatar name="Ada Lovelace" size="huge" src={portrait} alone />
      </>
    ),
    'of companies': () => (
      <>
        <Avatar name="Acme Robotics" of="company" alone /> <Avatar name="Northwind" of="company" size="large" alone />{' '}
        <Avatar name="" of="company" size="large" />
      </>
    ),
    'several people': () => (
      <>
        {people.slice(0, 8).map((person) => (
          <span key={person.id}>
            <Avatar {...person} alone />{' '}
          </span>
        ))}
      </>
    ),
    'a stack': () => <AvatarStack label="Members of Robotics" people={people.slice(0, 4)} />,
    'a stack with more': () => <AvatarStack label="Members of Robotics" people={people} />,
    'a stack of a long list': () => (
      <AvatarStack label="Members of Acme Robotics" people={people} total={1284} size="small" />
    ),
    'a large stack': () => <AvatarStack label="Members of Robotics" people={people} max={3} size="large" />,
  },
};
