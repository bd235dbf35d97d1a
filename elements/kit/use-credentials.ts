import { type RefCallback, useCallback, useEffect, useLayoutEffect } from 'react';
import { type Credentials, credentialsOf } from './credentials/credentials.ts';
import type { FieldParts } from './credentials/field-parts.ts';
import type { CredentialsSpec } from './credentials/spec.ts';
import { useHost, useHostState } from './host-context.ts';
import { useMessages } from './use-messages.ts';

/**
 * Shows the credentials form of a step: fields, messages, errors and submit handler. React hands over a description;
 * the form's own nodes are changed by DOM calls and its inputs are never replaced. The step renders
 * `<CredentialsSlot/>` in the form's place. Fields with a reveal or with rules need `parts`, which are loaded with the
 * steps that ask for a password.
 */
export const useCredentials = <Name extends string>(spec: CredentialsSpec<Name>, parts?: FieldParts): Credentials => {
  const host = useHost();
  const messages = useMessages('common');
  const credentials = credentialsOf(host);
  useLayoutEffect(() => {
    // the submitted values belong to the fields just given
    credentials.show(spec as unknown as CredentialsSpec, messages, parts);
  });
  return credentials;
};

/** Removes the form while this step is shown: for steps without fields. */
export const useNoCredentials = (): void => {
  const host = useHost();
  useEffect(() => credentialsOf(host).remove(), [host]);
};

/** Ref of a step's `<slot name="credentials">`, with the form in the light DOM or in the slot. */
export const useCredentialsSlot = (): RefCallback<HTMLSlotElement> => {
  const host = useHost();
  useHostState();
  return useCallback(
    (slot) => {
      if (slot) credentialsOf(host).setSlot(slot);
    },
    [host],
  );
};
