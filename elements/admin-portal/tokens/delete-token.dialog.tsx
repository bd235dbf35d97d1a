import type { ApiToken } from '../../../core/contract/entities/api-token.ts';
import { useCommand } from '../../kit/use-command.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { RelativeTime } from '../../ui/relative-time/relative-time.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../forms/confirm-command.tsx';
import { CALLS, type TokenKind } from './token-kind.ts';

/** Confirmation of deleting a token, with when and where it was last used. */
export const Screen = ({
  kind,
  token: { id, type, description, lastUsedAt, lastUsedIp },
  onClose,
}: {
  kind: TokenKind;
  token: ApiToken;
  onClose: () => void;
}) => {
  const { tokens } = useMessages('tokens');
  const { deletion: messages } = tokens;
  const toast = useToast();
  const calls = CALLS[kind];
  const remove = useCommand(type === 'AccessToken' ? calls.removeAccess : calls.removeClient, {
    invalidates: [calls.page],
  });
  return (
    <ConfirmCommand
      title={messages.title({ name: description })}
      effect={
        <>
          <p>{messages.effect}</p>
          <p>
            {lastUsedAt ? (
              <>
                {tokens.columns.used} <RelativeTime inline at={lastUsedAt} />
                {lastUsedIp && ` ${tokens.fromAddress({ address: lastUsedIp })}`}
              </>
            ) : (
              tokens.neverUsed
            )}
          </p>
        </>
      }
      action={messages.action}
      command={remove}
      input={{ params: { tokenId: id } }}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: id, text: messages.done({ name: description }) });
      }}
    />
  );
};
