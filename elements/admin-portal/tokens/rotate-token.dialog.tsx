import type { ApiToken } from '../../../core/contract/entities/api-token.ts';
import { DAY_MINUTES } from '../../../core/contract/limits.ts';
import { useCommand } from '../../kit/use-command.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Select } from '../../ui/select/select.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
import { CALLS, type NewSecret, type TokenKind } from './token-kind.ts';

/** Minutes that the last secret still works, to choose from. */
const OVERLAPS = { none: 0, hour: 60, day: DAY_MINUTES, week: 7 * DAY_MINUTES } as const;
const names = Object.keys(OVERLAPS) as (keyof typeof OVERLAPS)[]; // a literal table has no other keys

/** Dialog to rotate a token: it gets a new secret, and the last one works for the overlap. */
export const Screen = ({
  kind,
  token: { id, type, description },
  onClose,
  onMade,
}: {
  kind: TokenKind;
  token: ApiToken;
  onClose: () => void;
  onMade: (made: NewSecret) => void;
}) => {
  const { rotation: messages } = useMessages('tokens').tokens;
  const calls = CALLS[kind];
  const rotate = useCommand(calls.rotate, { invalidates: [calls.page] });
  const draft = useFormValues<{ overlap: keyof typeof OVERLAPS }>({ overlap: 'day' });
  return (
    <FormDialog
      title={messages.title({ name: description })}
      description={kind === 'tenant' ? messages.ofTenant : messages.ofPerson}
      submit={messages.action}
      draft={draft}
      command={rotate}
      input={({ overlap }) => ({ params: { tokenId: id }, body: { overlapMinutes: OVERLAPS[overlap] } })}
      onClose={onClose}
      onDone={({ secret }) => onMade({ id, type, description, secret })}
    >
      <Select
        label={messages.overlap}
        options={names.map((name) => ({ value: name, label: messages.overlaps[name] }))}
        {...draft.field('overlap')}
      />
    </FormDialog>
  );
};
