import { Badge } from '../../../../elements/ui/badge/badge.tsx';
import { KeyValue, KeyValues } from '../../../../elements/ui/key-values/key-values.tsx';
import { Missing } from '../../../../elements/ui/missing/missing.tsx';
import { AbsoluteTime } from '../../../../elements/ui/relative-time/relative-time.tsx';
import { Truncated } from '../../../../elements/ui/truncated/truncated.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Key values',
  is: 'Facts about one object, one on each line.',
  states: {
    'of a session': () => (
      <KeyValues>
        <KeyValue name="Device">Firefox 141 on Ubuntu</KeyValue>
        <KeyValue name="Place">Rostock, Germany</KeyValue>
        <KeyValue name="Name of the device">
          <Missing />
        </KeyValue>
        <KeyValue name="Address">203.0.113.42</KeyValue>
        <KeyValue name="Signed in">
          <AbsoluteTime at="2026-08-27T12:32:05Z" />
        </KeyValue>
        <KeyValue name="State">
          <Badge tone="success" dot>
            Active
          </Badge>
        </KeyValue>
      </KeyValues>
    ),
    'with long values': () => (
      <KeyValues>
        <KeyValue name="Client ID">
          <Truncated value="6f3c1f0e-5a07-4c8b-9c4e-0d2f6f1f7a11" code copy="client ID" />
        </KeyValue>
        <KeyValue name="Assertion consumer service address">
          https://acme-robotics.example.com/frontegg/auth/saml/callback?tenant=6f3c1f0e-5a07-4c8b-9c4e-0d2f6f1f7a11
        </KeyValue>
        <KeyValue name="Donaudampfschifffahrtsgesellschaft">Kapitänspatent der Fluss- und Seeschifffahrt</KeyValue>
      </KeyValues>
    ),
    'with missing values': () => (
      <KeyValues>
        <KeyValue name="Phone number">{undefined}</KeyValue>
        <KeyValue name="Job title">{''}</KeyValue>
        <KeyValue name="Failed attempts">{0}</KeyValue>
      </KeyValues>
    ),
  },
};
