/** Text as people look for it: without case, accents and the marks of compatibility, `Müller` as `muller`. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC');

/** What a person is found and sorted by: their name, then their address. */
export const searchable = ({ name, email }: { name: string; email: string }): string =>
  folded(`${name} ${email}`.trim());
