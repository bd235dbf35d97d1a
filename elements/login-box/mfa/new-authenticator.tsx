import { useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { useFocusOnMount } from '../box/use-focus-on-mount.ts';
import { useMfa } from './use-mfa.ts';

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * Setup of an authenticator app: QR code, or the key and a link for those who cannot scan it.
 * Source: product.md#mfa-enrolment.
 */
export const Screen = () => {
  const messages = useMessages('login-more').newFactor.newApp;
  const { tryAgain } = useMessages('common');
  const [{ otpauthUrl, qrCode, preparing, failure }, mfa] = useMfa();
  if (!otpauthUrl && qrCode?.startsWith('data:image/'))
    return (
      <div className="fe-center">
        <img className="fe-qr-picture" src={qrCode} alt={messages.picture} />
      </div>
    );
  if (!otpauthUrl)
    return failure && !preparing ? (
      <Button onPress={() => void mfa.sendAgain()}>{tryAgain}</Button>
    ) : (
      <div className="fe-center">
        <span className="fe-skeleton fe-skeleton-picture" />
      </div>
    );
  return <AuthenticatorSecret otpauthUrl={otpauthUrl} />;
};

/** QR code of a new authenticator app's secret, or the key to type in place of it. */
export const AuthenticatorSecret = ({ otpauthUrl }: { otpauthUrl: string }) => {
  const messages = useMessages('login-more').newFactor.newApp;
  const [shown, show] = useState(false);
  return (
    <div className="fe-actions">
      <div className="fe-center">
        <QrCode value={otpauthUrl} label={messages.picture} />
      </div>
      {shown ? (
        <Secret otpauthUrl={otpauthUrl} />
      ) : (
        <LinkButton onPress={() => show(true)}>{messages.cannotScan}</LinkButton>
      )}
    </div>
  );
};

/** Key to type in place of the picture, with a link that opens the app; it takes the focus of the link that asked for it. */
const Secret = ({ otpauthUrl }: { otpauthUrl: string }) => {
  const messages = useMessages('login-more').newFactor.newApp;
  const node = useFocusOnMount<HTMLDivElement>();
  const secret = new URL(otpauthUrl).searchParams.get('secret') ?? '';
  return (
    <div className="fe-actions fe-replaced" tabIndex={-1} ref={node}>
      <CopyField label={messages.secret} value={secret} shown={inGroups(secret)} rows={2} />
      <a className="fe-link" href={otpauthUrl}>
        {messages.open}
      </a>
    </div>
  );
};
