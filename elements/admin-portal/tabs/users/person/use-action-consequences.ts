import { useAppState } from '../../../../kit/use-app.ts';
import { useMessages } from '../../../../kit/use-messages.ts';

/** What is asked before it is done to somebody. */
export type ConfirmedAction = 'lock' | 'signOut' | 'resetMfa' | 'delete';

/**
 * What something does to whoever it is done to. Of tokens only where the operator has any.
 * Source: protocol/policies.md#public.
 */
export const useActionConsequences = (): ((question: ConfirmedAction | 'revoke') => string) => {
  const { userQuestions: words } = useMessages('users');
  const hasTokens = useAppState(({ vendor }) => vendor.config?.apiTokensEnabled ?? true);
  return (question) =>
    question === 'delete' && !hasTokens ? words.deleteWithoutTokens : words.questions[question].effect;
};
