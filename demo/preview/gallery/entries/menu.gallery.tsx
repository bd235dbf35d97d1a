import { Copy, KeyRound, LogOut, Mail, Pencil, Trash2, UserMinus } from 'lucide';
import type { ReactNode } from 'react';
import { divider, type MenuContent } from '../../../../elements/ui/menu/menu-item.ts';
import { Menu } from '../../../../elements/ui/menu/menu.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

/** Room for a menu that is open. */
const Room = ({ children, height = 260 }: { children: ReactNode; height?: number }) => (
  <div style={{ blockSize: height }}>{children}</div>
);

const person: MenuContent = [
  { label: 'Edit', icon: Pencil, onPress: idle },
  { label: 'Send the invitation again', icon: Mail, onPress: idle },
  { label: 'Reset the password', icon: KeyRound, disabled: 'Ada signs in with single sign-on.' },
  divider,
  { label: 'Remove', icon: UserMinus, danger: true, onPress: idle },
];

export const entry: GalleryEntry = {
  name: 'Menu',
  is: 'Commands for one object, behind one button.',
  states: {
    closed: () => <Menu name="Actions for Ada Lovelace" items={person} />,
    'with words': () => (
      <Menu name="Export" items={[{ label: 'As CSV', onPress: idle }]}>
        Export
      </Menu>
    ),
    small: () => <Menu name="Actions for Bo Lindqvist" items={person} small />,
    open: () => (
      <Room>
        <Menu name="Actions for Ada Lovelace" items={person} defaultOpen />
      </Room>
    ),
    'an enabled setting': () => (
      <Room height={200}>
        <Menu
          name="Columns"
          defaultOpen
          items={[
            { label: 'Email', checked: true, onPress: idle },
            { label: 'Roles', checked: true, onPress: idle },
            { label: 'Last seen', checked: false, onPress: idle },
          ]}
        >
          Columns
        </Menu>
      </Room>
    ),
    'long names': () => (
      <Room height={300}>
        <Menu
          name="Actions for the key"
          defaultOpen
          items={[
            {
              label: 'Copy the client id of the department of unmanned underwater vehicles',
              icon: Copy,
              onPress: idle,
            },
            {
              label: 'Sign out everywhere',
              icon: LogOut,
              disabled: 'You are the last administrator of the account. Give someone else the role first.',
            },
            { label: 'Delete', icon: Trash2, danger: true, onPress: idle },
          ]}
        >
          More
        </Menu>
      </Room>
    ),
  },
};
