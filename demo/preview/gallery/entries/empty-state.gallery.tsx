import { KeyRound } from 'lucide';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { EmptyState, LoadFailed, NoMatch } from '../../../../elements/ui/empty-state/empty-state.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;
const create = (
  <Button look="primary" onPress={idle}>
    Create a token
  </Button>
);

export const entry: GalleryEntry = {
  name: 'Empty state',
  is: 'Explains why a list is empty, and what to do about it.',
  states: {
    'nothing yet': () => (
      <EmptyState title="No API tokens yet" icon={KeyRound} action={create}>
        A token lets a program act for you. Give each program its own, so that it can be revoked by itself.
      </EmptyState>
    ),
    'a title alone': () => <EmptyState title="No sign-ins in the last 30 days" />,
    'a long text': () => (
      <EmptyState title="Donaudampfschifffahrtsgesellschaftskapitänspatentsverwaltung has no members" action={create}>
        A group gives its members roles. Add the people of the department of unmanned underwater vehicles in
        Rostock-Warnemünde, and people who join them later have the same rights from the first day.
      </EmptyState>
    ),
    'no match': () => <NoMatch onClear={idle} />,
    'no match of a search': () => <NoMatch title="No member matches “lovelance”" onClear={idle} />,
    failed: () => <LoadFailed onRetry={idle} />,
    'failed for a known reason': () => (
      <LoadFailed title="Members did not load" onRetry={idle}>
        Too many requests. Wait a minute and try again.
      </LoadFailed>
    ),
    'trying again': () => <LoadFailed onRetry={idle} busy />,
  },
};
