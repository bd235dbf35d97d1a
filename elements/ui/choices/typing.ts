/** What keeps browsers, phones and password managers from filling or mending what is typed to find something. */
export const searchInputAttributes = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
} as const;
