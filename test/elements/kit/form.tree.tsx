import type { ReactNode } from 'react';
import { fieldParts } from '../../../elements/kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../../elements/kit/credentials-slot.tsx';
import type { CredentialsSpec } from '../../../elements/kit/credentials/spec.ts';
import { useAttributeValues } from '../../../elements/kit/host-context.ts';
import { useCredentials } from '../../../elements/kit/use-credentials.ts';
import type { FeForm } from './form.element.ts';

const Form = ({ spec }: { spec: CredentialsSpec }) => {
  useCredentials(spec, fieldParts);
  return (
    <section key={spec.step}>
      <CredentialsSlot />
    </section>
  );
};

export const Tree = (): ReactNode => {
  const { spec } = useAttributeValues<typeof FeForm>();
  return spec ? <Form spec={spec} /> : <CredentialsSlot />;
};
