import { Progress } from '../../../../elements/ui/progress/progress.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Progress',
  is: 'Progress of a task with a known end.',
  states: {
    'not begun': () => <Progress label="Import of users" value={0} />,
    'under way': () => <Progress label="Import of users" value={12} max={40} valueText="12 of 40 users" />,
    'almost done': () => <Progress label="Export of audits" value={999} max={1000} />,
    done: () => <Progress label="Import of users" value={40} max={40} valueText="40 of 40 users" tone="success" />,
    stopped: () => (
      <Progress label="Import of users" value={23} max={40} valueText="Stopped after 23 of 40" tone="danger" />
    ),
    indeterminate: () => <Progress label="Waiting for the identity provider" />,
    'a long name': () => (
      <Progress
        label="Moving the members of the department of unmanned underwater vehicles in Rostock-Warnemünde"
        value={1284}
        max={12840}
        valueText="1,284 of 12,840 members, about 4 minutes left"
      />
    ),
  },
};
