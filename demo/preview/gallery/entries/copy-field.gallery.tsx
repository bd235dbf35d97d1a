import { CopyField } from '../../../../elements/ui/copy-field/copy-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const certificate = `-----BEGIN CERTIFICATE-----
MIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG9w0BAQUFADBaMQswCQYDVQQGEwJJ
RTESMBAGA1UEChMJQmFsdGltb3JlMRMwEQYDVQQLEwpDeWJlclRydXN0MSIwIAYD
-----END CERTIFICATE-----`;

export const entry: GalleryEntry = {
  name: 'Copy field',
  is: 'A value to copy: an address, an ID, a certificate.',
  states: {
    filled: () => <CopyField label="Client ID" value="7f3c9a52-1be4-4f0d-9a6e-2c5d8e4b7a10" />,
    'long text': () => (
      <CopyField
        label="Sign-on URL"
        value="https://login.acme-robotics.example/identity/saml/4c1d2b7e/acs?tenant=underwater-vehicles-rostock"
        hint="Paste it into the settings of your identity provider."
      />
    ),
    'read in groups': () => <CopyField label="Key for your app" value="JBSWY3DPEHPK3PXP" shown="JBSW Y3DP EHPK 3PXP" />,
    'of many lines': () => <CopyField label="Certificate" rows={4} value={certificate} />,
    disabled: () => <CopyField label="Invite link" value="https://acme.test/join" disabled hint="Switched off." />,
  },
};
