import type { AnyEndpoint } from '../../../../../core/contract/endpoint.ts';
import type { UserId } from '../../../../../core/contract/entities/ids.ts';
import { members } from '../../../../../core/contract/members.ts';
import { sessions } from '../../../../../core/contract/sessions.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../../forms/confirm-command.tsx';
import { nameOf, PEOPLE_QUERIES, type PersonView } from './person.ts';
import { type ConfirmedAction, useActionConsequences } from './use-action-consequences.ts';

const CALLS: Readonly<Record<ConfirmedAction, AnyEndpoint>> = {
  signOut: sessions.revoke,
  resetMfa: members.resetMfa,
  delete: members.remove,
};

/** Input of the action's call. */
export const inputOf = (question: ConfirmedAction, userId: UserId) =>
  question === 'signOut' ? { body: { userId } } : { params: { userId } };

/** Confirmation of an action on a user. */
export const ConfirmUserAction = ({
  question,
  person,
  onClose,
}: {
  question: ConfirmedAction;
  person: PersonView;
  onClose: () => void;
}) => {
  const { failures } = useMessages('users').userActions;
  const { userQuestions: messages } = useMessages('users');
  const effectOf = useActionConsequences();
  const toast = useToast();
  const command = useCommand(CALLS[question], { invalidates: PEOPLE_QUERIES });
  const { title, action, done } = messages.questions[question];
  const name = nameOf(person);
  return (
    <ConfirmCommand
      title={title({ name })}
      effect={effectOf(question)}
      action={action}
      command={command}
      input={inputOf(question, person.id)}
      failures={failures}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: person.id, text: done({ name }) });
      }}
    />
  );
};
