import { Building2 } from 'lucide';
import { useState } from 'react';
import { Tree } from '../../../../elements/ui/tree/tree.tsx';
import type { TreeBranch, TreeNode } from '../../../../elements/ui/tree/tree-rows.ts';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

const account = (id: string, name: string, detail: string, below?: TreeBranch): TreeNode => ({
  id,
  name,
  detail,
  icon: Building2,
  ...(below && { below }),
});

const company: TreeBranch = {
  state: 'all',
  nodes: [
    account('acme', 'Acme Robotics', '1,284 users', {
      state: 'some',
      nodes: [
        account('rostock', 'Rostock', '412 users', {
          state: 'all',
          nodes: [
            account('auv', 'Department of unmanned underwater vehicles in Rostock-Warnemünde', '38 users'),
            account('ship', 'Ships', '61 users', { state: 'unknown' }),
          ],
        }),
        account('haifa', 'אקמה חיפה', '96 users'),
        account('kyoto', 'Kyoto', '3 users', { state: 'failed' }),
      ],
    }),
    account('northwind', 'Northwind', '74 users', { state: 'loading' }),
  ],
};

const thousand: TreeBranch = {
  state: 'all',
  nodes: Array.from({ length: 40 }, (_, at) =>
    account(`r${at}`, `Region ${at + 1}`, '24 accounts', {
      state: 'all',
      nodes: Array.from({ length: 24 }, (_, of) => account(`r${at}-${of}`, `Account ${at + 1}.${of + 1}`, '')),
    }),
  ),
};

const deep = (level: number): TreeBranch => ({
  state: 'all',
  nodes: [account(`d${level}`, `Level ${level + 1}`, '', level < 14 ? deep(level + 1) : undefined)],
});

/** Something can be chosen. */
const Choosing = () => {
  const [chosen, setChosen] = useState('rostock');
  return (
    <Tree
      label="Accounts"
      root={company}
      selected={chosen}
      onSelect={setChosen}
      onLoad={idle}
      defaultOpen={['acme', 'rostock', 'kyoto', 'northwind']}
    />
  );
};

export const entry: GalleryEntry = {
  name: 'Tree',
  is: 'A hierarchy whose branches load when they are opened.',
  states: {
    closed: () => <Tree label="Accounts, closed" root={company} onLoad={idle} />,
    'open, with every kind of branch': Choosing,
    'more on its way': () => (
      <Tree label="Accounts, more" root={{ state: 'loading', nodes: company.nodes ?? [] }} onLoad={idle} />
    ),
    'more failed': () => (
      <Tree label="Accounts, less" root={{ state: 'failed', nodes: company.nodes ?? [] }} onLoad={idle} />
    ),
    deep: () => (
      <Tree label="Levels" root={deep(0)} defaultOpen={Array.from({ length: 15 }, (_, level) => `d${level}`)} />
    ),
    'a thousand': () => (
      <Tree label="Regions" root={thousand} defaultOpen={thousand.nodes?.slice(0, 1).map(({ id }) => id) ?? []} />
    ),
    loading: () => <Tree label="accounts" root={{ state: 'loading' }} />,
    failed: () => <Tree label="Accounts" root={{ state: 'failed' }} onLoad={idle} />,
  },
};
