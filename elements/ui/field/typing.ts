/** Typed as it is: no help from keyboards and spelling checkers, which may also upload what they check. */
export const verbatimInputAttributes = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Password managers leave a field alone that asks for no credentials; each has its own word for it. */
export const passwordManagerOptOut = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;
