import { Mail } from 'lucide';
import { Badge } from '../../../../elements/ui/badge/badge.tsx';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { LinkButton } from '../../../../elements/ui/button/link-button.tsx';
import { Icon } from '../../../../elements/ui/icon/icon.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

export const entry: GalleryEntry = {
  name: 'Button',
  is: 'A command; one on each screen is the primary one.',
  states: {
    secondary: () => <Button onPress={idle}>Resend the mail</Button>,
    primary: () => (
      <Button look="primary" onPress={idle}>
        Invite 3 people
      </Button>
    ),
    danger: () => (
      <Button look="danger" onPress={idle}>
        Remove Ada Lovelace
      </Button>
    ),
    quiet: () => (
      <Button look="quiet" onPress={idle}>
        Cancel
      </Button>
    ),
    small: () => (
      <>
        <Button small onPress={idle}>
          Resend
        </Button>{' '}
        <Button small look="quiet" onPress={idle}>
          Revoke
        </Button>
      </>
    ),
    'with an icon': () => (
      <Button onPress={idle}>
        <Icon of={Mail} /> Resend the mail
      </Button>
    ),
    'with a badge': () => (
      <div style={{ display: 'grid', gap: '12px', maxInlineSize: '336px' }}>
        <Button onPress={idle}>Password</Button>
        <Button onPress={idle}>
          Email me a code <Badge tone="info">Last used</Badge>
        </Button>
      </div>
    ),
    busy: () => (
      <Button look="primary" onPress={idle} busy>
        Invite 3 people
      </Button>
    ),
    disabled: () => (
      <Button onPress={idle} disabled>
        Resend the mail
      </Button>
    ),
    'disabled, quiet': () => (
      <Button look="quiet" onPress={idle} disabled>
        Cancel
      </Button>
    ),
    'busy, danger': () => (
      <Button look="danger" onPress={idle} busy>
        Remove Ada Lovelace
      </Button>
    ),
    'busy, small': () => (
      <Button small onPress={idle} busy>
        Resend
      </Button>
    ),
    'a long name': () => (
      <Button onPress={idle}>
        Invite everyone of the department of unmanned underwater vehicles in Rostock-Warnemünde
      </Button>
    ),
    'as a link': () => <LinkButton onPress={idle}>Forgot password?</LinkButton>,
  },
};
