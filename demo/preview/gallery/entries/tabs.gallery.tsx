import { Clock, Users } from 'lucide';
import { useState } from 'react';
import type { Tab } from '../../../../elements/ui/tabs/tab-list.tsx';
import { Tabs } from '../../../../elements/ui/tabs/tabs.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const Sample = ({ tabs, first, manual }: { tabs: readonly Tab[]; first: string; manual?: boolean }) => {
  const [tab, setTab] = useState(first);
  return (
    <Tabs label="People" tabs={tabs} value={tab} onChange={setTab} activation={manual ? 'manual' : 'automatic'}>
      {tabs.find(({ id }) => id === tab)?.label} of Acme Robotics.
    </Tabs>
  );
};

const few = [
  { id: 'people', label: 'People' },
  { id: 'invited', label: 'Invited' },
  { id: 'links', label: 'Invite links' },
];

const many = ['Overview', 'Sign-in', 'Second factor', 'Passwords', 'Sessions', 'Networks', 'Domains', 'Bots'];

export const entry: GalleryEntry = {
  name: 'Tabs',
  is: 'Views of the same content, one at a time.',
  states: {
    few: () => <Sample tabs={few} first="people" />,
    'with icons and counts': () => (
      <Sample
        first="invited"
        tabs={[
          { id: 'people', label: 'People', icon: Users, count: 214 },
          { id: 'invited', label: 'Invited', icon: Clock, count: 3 },
        ]}
      />
    ),
    'more than fit': () => (
      <Sample tabs={many.map((label) => ({ id: label.toLowerCase().replace(' ', '-'), label }))} first="sessions" />
    ),
    'shown by Enter': () => <Sample tabs={few} first="links" manual />,
    'a long name': () => (
      <Sample
        tabs={[
          { id: 'long', label: 'Department of unmanned underwater vehicles' },
          { id: 'short', label: 'Others' },
        ]}
        first="long"
      />
    ),
  },
};
