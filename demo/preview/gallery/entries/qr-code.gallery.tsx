import { QrCode } from '../../../../elements/ui/qr-code/qr-code.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

const OTP = 'otpauth://totp/Acme%20Robotics:ada@acme.test?secret=JBSWY3DPEHPK3PXP&issuer=Acme%20Robotics';

export const entry: GalleryEntry = {
  name: 'QR code',
  is: 'A QR code, dark on white in every theme.',
  states: {
    'an authenticator': () => <QrCode value={OTP} label="Code that adds Acme Robotics to your authenticator app" />,
    large: () => <QrCode value="https://acme.test/invite/8f14e45f" label="Code of the invitation" size="large" />,
    'a long text': () => <QrCode value={OTP.repeat(4)} label="Code of a long address" size="large" />,
    'too long for any code': () => <QrCode value={'x'.repeat(4000)} label="Code of a certificate" />,
  },
};
