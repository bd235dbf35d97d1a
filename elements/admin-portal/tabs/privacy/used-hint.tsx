import type { IsoDateTime } from '../../../../core/contract/entities/ids.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { AbsoluteTime, RelativeTime } from '../../../ui/relative-time/relative-time.tsx';

/** When a sign-in method or second factor was added and last used. */
export const UsedHint = ({
  createdAt,
  lastUsedAt,
}: {
  createdAt: IsoDateTime;
  lastUsedAt?: IsoDateTime | undefined;
}) => {
  const { used: messages } = useMessages('privacy');
  return (
    <>
      {messages.created} <AbsoluteTime at={createdAt} only="date" />
      {' · '}
      {lastUsedAt ? (
        <>
          {messages.lastUsed} <RelativeTime at={lastUsedAt} inline />
        </>
      ) : (
        messages.neverUsed
      )}
    </>
  );
};
