import { useAppState } from '../../../../kit/use-app.ts';
import { useMessages } from '../../../../kit/use-messages.ts';

/** Action on a user that needs confirmation. */
export type ConfirmedAction = 'signOut' | 'resetMfa' | 'delete';

/**
 * Text of the consequences of an action; mentions API tokens only if the operator has them enabled.
 * Source: protocol/policies.md#public.
 */
export const useActionConsequences = (): ((question: ConfirmedAction) => string) => {
  const { userQuestions: messages } = useMessages('users');
  const hasTokens = useAppState(({ vendor }) => vendor.config?.apiTokensEnabled ?? true);
  return (question) =>
    question === 'delete' && !hasTokens ? messages.deleteWithoutTokens : messages.questions[question].effect;
};
