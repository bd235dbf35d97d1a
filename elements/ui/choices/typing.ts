/** Attributes that turn off autofill, autocorrect and password managers in a search input. */
export const searchInputAttributes = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
} as const;
