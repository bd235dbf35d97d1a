/** Turns off autocapitalize, autocorrect and spellcheck; spelling checkers may also upload what they check. */
export const verbatimInputAttributes = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Opts a field out of password managers, by the attribute of each. */
export const passwordManagerOptOut = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;
