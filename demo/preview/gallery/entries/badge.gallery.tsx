import { Crown, Lock } from 'lucide';
import { Badge } from '../../../../elements/ui/badge/badge.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Badge',
  is: 'A state, a type or a count in one or two words.',
  states: {
    neutral: () => <Badge>Pending</Badge>,
    accent: () => <Badge tone="accent">This device</Badge>,
    info: () => <Badge tone="info">Trial</Badge>,
    success: () => <Badge tone="success">Verified</Badge>,
    warning: () => <Badge tone="warning">Expires soon</Badge>,
    danger: () => <Badge tone="danger">Locked</Badge>,
    'with a dot': () => (
      <>
        <Badge tone="success" dot>
          Active
        </Badge>{' '}
        <Badge tone="danger" dot>
          Deactivated
        </Badge>{' '}
        <Badge dot>Invited</Badge>
      </>
    ),
    'with an icon': () => (
      <>
        <Badge icon={Crown} tone="accent">
          Owner
        </Badge>{' '}
        <Badge icon={Lock}>Managed by the company</Badge>
      </>
    ),
    'a count': () => <Badge>{12840}</Badge>,
    'a long text': () => (
      <Badge tone="warning" dot>
        Waiting for the approval of the department of unmanned underwater vehicles in Rostock-Warnemünde
      </Badge>
    ),
  },
};
