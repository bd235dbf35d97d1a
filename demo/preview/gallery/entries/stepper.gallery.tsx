import { Stepper } from '../../../../elements/ui/stepper/stepper.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

export const entry: GalleryEntry = {
  name: 'Stepper',
  is: 'The steps of a longer task: done, current, to do and failed.',
  wide: true,
  states: {
    'at the start': () => (
      <Stepper
        steps={[
          { id: 'provider', label: 'Provider', state: 'current' },
          { id: 'values', label: 'Their values', state: 'todo' },
          { id: 'domains', label: 'Domains', state: 'todo' },
          { id: 'test', label: 'Test', state: 'todo' },
        ]}
      />
    ),
    'with steps to go back to': () => (
      <Stepper
        steps={[
          { id: 'provider', label: 'Provider', state: 'done', onPress: idle },
          { id: 'values', label: 'Their values', state: 'current' },
          { id: 'domains', label: 'Domains', state: 'done', onPress: idle },
          { id: 'test', label: 'Test', state: 'todo' },
        ]}
      />
    ),
    'where one failed': () => (
      <Stepper
        steps={[
          { id: 'provider', label: 'Provider', state: 'done', onPress: idle },
          { id: 'values', label: 'Their values', state: 'failed', onPress: idle },
          { id: 'domains', label: 'Domains', state: 'current' },
          { id: 'test', label: 'Test', state: 'todo' },
        ]}
      />
    ),
    'looking at one that is done': () => (
      <Stepper
        steps={[
          { id: 'provider', label: 'Provider', state: 'done', here: true },
          { id: 'values', label: 'Their values', state: 'current', here: false, onPress: idle },
          { id: 'test', label: 'Test', state: 'todo' },
        ]}
      />
    ),
    'all done': () => (
      <Stepper
        steps={[
          { id: 'provider', label: 'Provider', state: 'done' },
          { id: 'values', label: 'Their values', state: 'done' },
          { id: 'test', label: 'Test', state: 'done' },
        ]}
      />
    ),
    'where there is no room': () => (
      <div style={{ maxInlineSize: 280 }}>
        <Stepper
          steps={[
            { id: 'provider', label: 'Provider', state: 'done', onPress: idle },
            { id: 'values', label: 'The values of the identity provider', state: 'current' },
            { id: 'domains', label: 'Domains', state: 'failed' },
            { id: 'roles', label: 'Roles', state: 'todo' },
            { id: 'test', label: 'Test', state: 'todo' },
          ]}
        />
      </div>
    ),
  },
};
