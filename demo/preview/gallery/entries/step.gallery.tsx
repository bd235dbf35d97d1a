import { Button } from '../../../../elements/ui/button/button.tsx';
import { Step } from '../../../../elements/ui/step/step.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const idle = () => undefined;

export const entry: GalleryEntry = {
  name: 'Step',
  is: 'One screen of a journey, with one decision.',
  states: {
    'with its way on': () => (
      <Step title="Check your email" subtitle="We sent a link to ada@acme.test.">
        <Button look="primary" onPress={idle}>
          Resend
        </Button>
      </Step>
    ),
    'a title alone': () => <Step title="You’re signed in" />,
    'a long title': () => (
      <Step
        title="Welcome to the department of unmanned underwater vehicles"
        subtitle="Susanne Müller-Lüdenscheidt invited you to Acme Robotics as susanne.mueller-luedenscheidt@acme-robotics.example.com."
      >
        <Button onPress={idle}>Use another address</Button>
      </Step>
    ),
  },
};
