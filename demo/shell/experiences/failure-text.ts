import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Code of a failure of the personalization service; undefined where it did not answer. */
export const codeOf = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? String(error.errors[0]?.extensions?.['code'] ?? 'internal') : undefined;

const TEXTS: Readonly<Record<string, string>> = {
  forbidden: 'You don’t have permission to do this.',
  notFound: 'This experience doesn’t exist any more.',
  notAllowedWhileImpersonating: 'You can’t do this while acting as someone else.',
  rateLimited: 'That was too often. Wait a moment and try again.',
  staleVersion: 'Someone changed this experience. It is up to date now: check it and try again.',
  unauthorized: 'Your session has ended. Sign in again.',
};

/** Text of a failure, with what to do next. */
export const failureText = (error: unknown): string => {
  const code = codeOf(error);
  if (code === undefined) return 'The service didn’t answer. Check your connection and try again.';
  if (code === 'invalidInput' && CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? '';
  return TEXTS[code] ?? 'Something went wrong on our side. Try again.';
};
