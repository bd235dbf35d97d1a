import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { forgetNoKey, withEvents, withFiles, withOperator } from './inserts.mjs';
import { code, table } from './tables.mjs';

const README = 'README.md';
const DOCUMENTS = 'demo/docs';
/**
 * `<!-- contract: fe-login-box -->` to `<!-- /contract -->`. `fe-*-tab` stands for all that share a contract and have no
 * marker of their own, with what they are together after a comma.
 */
const CONTRACT = /<!-- contract: ([\w*-]+)(?:, (.+?))? -->[^]*?<!-- \/contract -->/g;
const ELEMENTS = /<!-- elements -->[^]*?<!-- \/elements -->/;

const entries = (head, list) =>
  list.length > 0 &&
  table(
    [head, 'is'],
    list.map(({ name, description }) => [name ? code(name) : 'without a name', description.replace(/\.$/, '')]),
  );

/** Everything of a contract that a page's author sets, hears, fills or styles. */
const contractText = (contract) =>
  [
    entries('attribute', contract.attributes),
    entries('property', contract.properties),
    entries('event', contract.events),
    entries('slot', contract.slots),
    entries('part', contract.parts),
    entries('custom property', contract.cssProperties),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Whether an element belongs to a marker: the one of its own goes before a pattern. */
const isMarkedBy = (pattern, tag, patterns) => (patterns.includes(tag) ? pattern === tag : matches(pattern, tag));

const matches = (pattern, tag) => new RegExp(`^${pattern.replace('*', '[a-z-]+')}$`).test(tag);

/** Contracts that match a marker, equal but for their descriptions. Throws where there is none or they differ. */
const markedBy = (pattern, contracts, page, patterns) => {
  const found = contracts.filter(({ tag }) => isMarkedBy(pattern, tag, patterns));
  if (found.length === 0) throw new Error(`${page}: there is no element ${pattern}`);
  for (const one of found)
    if (contractText(one) !== contractText(found[0]))
      throw new Error(
        `${page}: the contract of ${one.tag} differs from ${found[0].tag}'s and needs a table of its own`,
      );
  return found;
};

const tableOf = (found) =>
  table(
    ['element', ''],
    found.map(({ tag, summary }) => [code(`<${tag}>`), summary]),
  );

const withContracts = (page, text, contracts, patterns) =>
  text.replaceAll(CONTRACT, (_, pattern, together) => {
    const found = markedBy(pattern, contracts, page, patterns);
    const parts = [pattern.includes('*') && tableOf(found), contractText(found[0])].filter(Boolean);
    return `<!-- contract: ${pattern}${together ? `, ${together}` : ''} -->\n\n${parts.join('\n\n')}\n\n<!-- /contract -->`;
  });

const pages = () =>
  readdirSync(DOCUMENTS, { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => posix.join(DOCUMENTS, file.replaceAll('\\', '/')))
    .toSorted();

/** The README's table: an element a line, those of one contract together. */
const elementsTable = (contracts, marks) => {
  const patterns = marks.map(({ pattern }) => pattern);
  const rows = contracts.map(({ tag, summary }) => {
    const mark = marks.find(({ pattern }) => isMarkedBy(pattern, tag, patterns));
    if (!mark) throw new Error(`No page of ${DOCUMENTS} has <!-- contract: ${tag} -->`);
    return mark.pattern.includes('*')
      ? [code(`<${mark.pattern.replace('*', '…')}>`), `[${mark.together}](${mark.page})`]
      : [code(`<${tag}>`), `[${summary}](${mark.page})`];
  });
  const unique = rows.filter(([tag], at) => rows.findIndex(([other]) => other === tag) === at);
  return `<!-- elements -->\n\n${table(['element', 'is'], unique)}\n\n<!-- /elements -->`;
};

/** Pages by their paths, with the tables of contracts and of the operator's settings, and the files, as they are now. */
export const generatedDocuments = (contracts, operator) => {
  const texts = Object.fromEntries(pages().map((page) => [page, readFileSync(page, 'utf8')]));
  const marks = Object.entries(texts).flatMap(([page, text]) =>
    Array.from(text.matchAll(CONTRACT), ([, pattern, together]) => ({ page, pattern, together })),
  );
  const patterns = marks.map(({ pattern }) => pattern);
  const written = Object.fromEntries(
    Object.entries(texts).map(([page, text]) => [
      page,
      withFiles(
        DOCUMENTS,
        withEvents(withOperator(withContracts(page, text, contracts, patterns), operator), contracts),
      ),
    ]),
  );
  forgetNoKey(Object.values(texts), operator);
  const readme = readFileSync(README, 'utf8').replace(ELEMENTS, () => elementsTable(contracts, marks));
  return { [README]: readme, ...written };
};
