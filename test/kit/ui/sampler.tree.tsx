import { ArrowLeft, Mail } from 'lucide';
import { useState } from 'react';
import { fieldParts } from '../../../elements/kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../../elements/kit/credentials-slot.tsx';
import { useCredentials } from '../../../elements/kit/use-credentials.ts';
import { Banner } from '../../../elements/ui/banner/banner.tsx';
import { Button } from '../../../elements/ui/button/button.tsx';
import { Icon } from '../../../elements/ui/icon/icon.tsx';
import { IdentifierPill } from '../../../elements/ui/identifier-pill/identifier-pill.tsx';
import { LinkButton } from '../../../elements/ui/button/link-button.tsx';
import { Spinner } from '../../../elements/ui/spinner/spinner.tsx';
import { Step } from '../../../elements/ui/step/step.tsx';

const rules = (value: string) => [
  { text: 'At least 8 characters', met: value.length >= 8 },
  { text: 'A number', met: /\d/.test(value) },
  { text: 'A symbol', met: /\W/.test(value) },
];

export const Tree = () => {
  const [step, setStep] = useState<'first' | 'second'>('first');
  const [sent, setSent] = useState<string>();
  useCredentials(
    {
      step,
      fields: [
        { name: 'email', kind: 'email', label: 'Email', hint: 'The one you work with.', concealed: step === 'second' },
        {
          name: 'password',
          kind: 'newPassword',
          label: 'Password',
          rules,
          check: (value) => (value.length < 8 ? 'Choose a longer password.' : undefined),
          action: { label: 'Forgot password?', press: () => setSent('forgot') },
        },
        { name: 'company', kind: 'organization', label: 'Company', required: false },
        {
          name: 'terms',
          kind: 'terms',
          label: ['I agree to the ', { text: 'terms of service', href: '/terms' }, '.'],
        },
      ],
      submit: 'Create account',
      busy: sent === 'busy',
      error: sent === 'refused' ? 'This email or password is not right. Check both and try again.' : undefined,
      onSubmit: () => setSent('busy'),
    },
    fieldParts,
  );
  const next = () => setStep(step === 'first' ? 'second' : 'first');
  return (
    <div part="card">
      <Step key={step} title="Create your account" subtitle="It takes about a minute." from="forward">
        <IdentifierPill
          identifier="ada.lovelace@a-rather-long-company-name.example.com"
          change="Change"
          onChange={next}
        />
        <Banner tone="info">We sent a link to your address.</Banner>
        <Banner tone="success">The address is confirmed.</Banner>
        <Banner tone="warning" action={<LinkButton onPress={next}>Send a new link</LinkButton>}>
          The link has expired.
        </Banner>
        <Banner tone="danger">The password is wrong. Check it and try again.</Banner>
        <CredentialsSlot />
        <Button onPress={() => setSent('refused')}>
          <Icon of={Mail} /> Refuse the form
        </Button>
        <Button look="primary" onPress={() => setSent(undefined)} busy={sent === 'busy'}>
          Next step
        </Button>
        <Button onPress={next} disabled>
          Not now
        </Button>
        <p>
          Have an account? <LinkButton onPress={next}>Sign in</LinkButton>
        </p>
        <LinkButton onPress={next} href="/account/login">
          <Icon of={ArrowLeft} turns /> Back
        </LinkButton>
        <Spinner />
      </Step>
    </div>
  );
};
