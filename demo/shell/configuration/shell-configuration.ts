import { array, boolean, fallback, type InferOutput, minLength, object, optional, parse, pipe, string } from 'valibot';

const text = pipe(string(), minLength(1));

/**
 * Configuration of the shell, a block of JSON in its page. Whatever is missing or wrong has its default, so that a page always starts.
 * Source: product.md#host-shell.
 */
const schema = object({
  /** Name of the product: the page's title. */
  title: fallback(text, 'Tasklane'),
  /** Icons of the page in place of the built one. */
  favicons: fallback(
    array(object({ href: text, type: optional(text), sizes: optional(text), media: optional(text) })),
    [],
  ),
  /** Containers of Google Tag Manager. */
  tagManagers: fallback(array(object({ id: string(), enabled: fallback(boolean(), false) })), []),
  /** Address of the personalization service. */
  graphqlUrl: fallback(text, '/graphql'),
  /** Address and environment of the flag service; without an environment there are no flags. */
  flags: fallback(object({ api: text, environmentId: string() }), { api: '/flags/api/v1/', environmentId: '' }),
});

export type ShellConfiguration = InferOutput<typeof schema>;

/** Value of a block of JSON; an empty object where it cannot be read. */
const readJson = (source: string): unknown => {
  try {
    return Object(JSON.parse(source));
  } catch {
    return {};
  }
};

/** Parses the configuration of the shell. Defaults take the place of faults, each by itself. */
export const parseConfiguration = (source: string): ShellConfiguration => parse(schema, readJson(source));

/** Reads the configuration of the shell from its page. */
export const readConfiguration = (page: Document): ShellConfiguration =>
  parseConfiguration(page.getElementById('shell-configuration')?.textContent ?? '');
