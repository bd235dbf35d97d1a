import { Banner } from '../../../../elements/ui/banner/banner.tsx';
import { LinkButton } from '../../../../elements/ui/button/link-button.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

export const entry: GalleryEntry = {
  name: 'Banner',
  is: 'An important message next to the content it is about.',
  states: {
    info: () => <Banner tone="info">We sent a link to your address.</Banner>,
    success: () => <Banner tone="success">The domain acme.test is verified.</Banner>,
    warning: () => <Banner tone="warning">The certificate of your identity provider expires in 12 days.</Banner>,
    danger: () => <Banner tone="danger">The payment was refused. Update the card to keep the plan.</Banner>,
    'with an action': () => (
      <Banner tone="warning" action={<LinkButton onPress={idle}>Send a new link</LinkButton>}>
        The link has expired.
      </Banner>
    ),
    'a long text': () => (
      <Banner tone="danger" action={<LinkButton onPress={idle}>Show the 3 addresses</LinkButton>}>
        3 of 24 invitations were not sent: the addresses of the
        Donaudampfschifffahrtsgesellschaftskapitänspatentsverwaltung@acme-robotics-rostock.example.com kind are not of a
        domain that this workspace allows.
      </Banner>
    ),
  },
};
