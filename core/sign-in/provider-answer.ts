import type { AppCore } from '../app-core.ts';
import { fromOrigin } from '../router/url-format.ts';
import { isKept, returnKey } from './return-address.ts';

type Kept = Pick<AppCore, 'name' | 'page' | 'router'>;

const answerKey = ({ name }: Kept) => `fe.answer.${name}`;

/** Fields of a provider's answer that were there. */
export type ProviderAnswer<Field extends string> = { readonly [F in Field]?: string };

/**
 * Takes a provider's answer out of the address, and puts the kept return address in its place. Ours: the answer stays in
 * the tab's storage until it is used, so that a reload goes on; it is of use in this browser alone, by the flow's cookie.
 */
export const takeProviderAnswer = <Field extends string>(
  app: Kept,
  fields: readonly Field[],
): ProviderAnswer<Field> => {
  const { router, page } = app;
  const given = Object.fromEntries(
    fields.flatMap((field) => {
      const value = router.param(field);
      return value === undefined ? [] : [[field, value]];
    }),
  ) as ProviderAnswer<Field>; // its own fields
  if (Object.keys(given).length === 0) return keptAnswer(app, fields);
  page.tab.write(answerKey(app), JSON.stringify(given));
  const query = router.query();
  for (const field of fields) query.delete(field);
  for (const [key, value] of new URLSearchParams(page.tab.read(returnKey(app)) ?? ''))
    if (isKept(key)) query.set(key, value);
  page.tab.remove(returnKey(app));
  // behind a `#` the provider's answer stands before it
  const url = new URL(page.address.href());
  for (const field of fields) url.searchParams.delete(field);
  if (url.href !== page.address.href()) page.address.replace(fromOrigin(url));
  router.rewrite(query);
  return given;
};

/** The answer has been used, or never will be. */
export const dropProviderAnswer = (app: Kept): void => app.page.tab.remove(answerKey(app));

const keptAnswer = <Field extends string>(app: Kept, fields: readonly Field[]): ProviderAnswer<Field> => {
  let kept: Readonly<Record<string, unknown>>;
  try {
    kept = Object(JSON.parse(app.page.tab.read(answerKey(app)) ?? '')); // looked at field by field
  } catch {
    return {};
  }
  return Object.fromEntries(
    fields.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
  ) as ProviderAnswer<Field>; // its own fields
};
