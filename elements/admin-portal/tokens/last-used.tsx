import type { ApiToken } from '../../../core/contract/entities/api-token.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { RelativeTime } from '../../ui/relative-time/relative-time.tsx';
import { titleWhenCut } from '../../ui/truncated/title-when-cut.ts';
import css from './last-used.css?inline';

/** Cell with the last use of a token: how long ago, and from which address. */
export const LastUsed = ({ of: { lastUsedAt, lastUsedIp } }: { of: ApiToken }) => {
  useStyles(css);
  const { tokens: messages } = useMessages('tokens');
  if (!lastUsedAt) return messages.neverUsed;
  return (
    <span className="fe-last-used">
      <RelativeTime short at={lastUsedAt} />{' '}
      {lastUsedIp && (
        <span className="fe-last-used-from" onPointerOver={titleWhenCut}>
          {messages.fromAddress({ address: lastUsedIp })}
        </span>
      )}
    </span>
  );
};
