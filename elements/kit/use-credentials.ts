import { type RefCallback, useCallback, useEffect, useLayoutEffect } from 'react';
import { type Credentials, credentialsOf } from './credentials/credentials.ts';
import type { FieldParts } from './credentials/field-parts.ts';
import type { CredentialsSpec } from './credentials/spec.ts';
import { useHost, useHostState } from './host-context.ts';
import { useMessages } from './use-messages.ts';

/**
 * Shows the credentials form of a step: fields, words, errors and what a submit does. React hands over a description; the
 * form's own nodes are changed by DOM calls and its inputs are never replaced. The step draws `<CredentialsSlot/>` where
 * the form is to stand. Fields with a reveal or with rules need `parts`, which come with the steps that ask for a password.
 */
export const useCredentials = <Name extends string>(spec: CredentialsSpec<Name>, parts?: FieldParts): Credentials => {
  const host = useHost();
  const words = useMessages('common');
  const credentials = credentialsOf(host);
  useLayoutEffect(() => {
    // the values a submit hands over are those of the fields just given
    credentials.show(spec as unknown as CredentialsSpec, words, parts);
  });
  return credentials;
};

/** Takes the form away while this step is shown: for steps that ask for nothing. */
export const useNoCredentials = (): void => {
  const host = useHost();
  useEffect(() => credentialsOf(host).remove(), [host]);
};

/** What the `<slot name="credentials">` of a step needs to hold the form in either place. */
export const useCredentialsSlot = (): RefCallback<HTMLSlotElement> => {
  const host = useHost();
  useHostState();
  return useCallback(
    (slot) => {
      if (slot) credentialsOf(host).stand(slot);
    },
    [host],
  );
};
