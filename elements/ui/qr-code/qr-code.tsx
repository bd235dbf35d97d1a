import { useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../button/button.tsx';
import { useQrPath } from './use-qr-path.ts';
import css from './qr-code.css?inline';

/** Props of a QR code. */
export interface QrCodeProps {
  value: string;
  /**
   * Accessible name: what scanning it does. The value itself must be shown beside it, for people who cannot scan it.
   */
  label: string;
  /** Side of 184 or 248 px. */
  size?: 'medium' | 'large';
}

/** QR code of a text, dark on white in every theme. */
export const QrCode = ({ size = 'medium', ...rest }: QrCodeProps) => {
  useStyles(css);
  const [tries, setTries] = useState(0);
  return (
    <div className={`fe-qr fe-qr-${size}`} part="qr-code">
      <Drawn key={tries} {...rest} onRetry={() => setTries(tries + 1)} />
    </div>
  );
};

const Drawn = ({ value, label, onRetry }: QrCodeProps & { onRetry: () => void }) => {
  const messages = useMessages('ui').display.qr;
  const common = useMessages('common');
  const drawing = useQrPath(value);
  switch (drawing.state) {
    case 'drawn':
      return (
        <svg className="fe-qr-picture" role="img" aria-label={label} viewBox={`0 0 ${drawing.side} ${drawing.side}`}>
          <path className="fe-qr-paper" d={`M0 0h${drawing.side}v${drawing.side}H0z`} />
          <path className="fe-qr-ink" d={drawing.path} shapeRendering="crispEdges" />
        </svg>
      );
    case 'drawing':
      return (
        <div className="fe-skeleton fe-qr-skeleton" role="status">
          <span className="fe-visually-hidden">{common.loading}</span>
        </div>
      );
    case 'tooLong':
      return (
        <div className="fe-qr-fault" role="alert">
          <p>{messages.tooLong}</p>
        </div>
      );
    case 'notLoaded':
      return (
        <div className="fe-qr-fault" role="alert">
          <p>{messages.notLoaded}</p>
          <Button onPress={onRetry}>{common.tryAgain}</Button>
        </div>
      );
  }
};
