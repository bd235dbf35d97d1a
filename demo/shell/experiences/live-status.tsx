import type { ReactElement } from 'react';
import type { ConnectionStatus } from '../graphql/live-socket.ts';

const TEXTS: Readonly<Record<ConnectionStatus, string>> = {
  idle: 'Connecting…',
  connecting: 'Connecting…',
  connected: 'Live',
  reconnecting: 'Reconnecting…',
  failed: 'Live updates have stopped.',
};

/** State of the live connection, and the way to connect again. */
export const LiveStatus = ({
  status,
  onReconnect,
}: {
  status: ConnectionStatus;
  onReconnect: () => void;
}): ReactElement => (
  <div className="live">
    <span role="status" className={`live-text ${status}`}>
      {TEXTS[status]}
    </span>
    {status === 'failed' && (
      <button type="button" className="button quiet" onClick={onReconnect}>
        Reconnect
      </button>
    )}
  </div>
);
