// Bodies of calls, form-encoded with nested brackets.
export const encode = (value, name, into) => {
  if (value === undefined || value === null) return into;
  if (typeof value === 'object')
    for (const [inner, one] of Object.entries(value)) encode(one, name ? `${name}[${inner}]` : inner, into);
  else into.append(name, String(value));
  return into;
};
