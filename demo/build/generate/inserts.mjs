import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { code, table } from './tables.mjs';

/** `<!-- file: examples/nginx.conf -->` before a block of code, which is that file of the documents. */
const FILE = /^( *)<!-- file: ([\w./-]+) -->\n\n *```(\w*)\n[^]*?^ *```$/gm;
const EVENTS = /<!-- events -->[^]*?<!-- \/events -->/g;
const ENGINE = /<!-- engine -->[^]*?<!-- \/engine -->/g;
const ENVIRONMENT = /<!-- environment -->[^]*?<!-- \/environment -->/g;
/** `<!-- configuration: vendor, origins -->`, with first parts of keys. */
const CONFIGURATION = /<!-- configuration: ([\w, ]+) -->[^]*?<!-- \/configuration -->/g;

/** Text with its blocks of code as their files have them. */
export const withFiles = (folder, text) =>
  text.replaceAll(FILE, (_, indent, file, language) => {
    const content = readFileSync(posix.join(folder, file), 'utf8').trimEnd().split('\n');
    const lines = [`<!-- file: ${file} -->`, '', `\`\`\`${language}`, ...content, '```'];
    return lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
  });

/** Events of all elements by name, with the elements that fire them. */
const eventsTable = (contracts) => {
  const fired = contracts.flatMap(({ tag, events }) => events.map((event) => ({ tag, ...event })));
  const names = [...new Set(fired.map(({ name }) => name))].toSorted();
  const rows = names.map((name) => {
    const same = fired.filter((event) => event.name === name);
    return [code(name), same[0].description.replace(/\.$/, ''), same.map(({ tag }) => code(tag)).join(', ')];
  });
  return table(['event', 'when', 'of'], rows);
};

/** Text with its tables of the elements' events. */
export const withEvents = (text, contracts) =>
  text.replaceAll(EVENTS, () => `<!-- events -->\n\n${eventsTable(contracts)}\n\n<!-- /events -->`);

const environmentTable = ({ environment }) =>
  table(
    ['variable', 'is', 'without it, in development', 'in production'],
    environment.map(({ name, is, without, inProduction }) => [code(name), is, without, inProduction ?? without]),
  );

const engineTable = ({ engine }) =>
  table(
    ['ability', 'why'],
    engine.map(({ name, why }) => [name, why]),
  );

const rootOf = (key) => key.split(/\W/)[0];

const keysOf = (names) => names.split(',').map((name) => name.trim());

const configurationTable = ({ keys }, names) => {
  const wanted = keysOf(names);
  const rows = wanted.flatMap((name) => {
    const found = keys.filter(({ key }) => rootOf(key) === name);
    if (found.length === 0) throw new Error(`The operator's file has no key ${name}`);
    return found.map(({ key, values, without, description }) => [code(key), description, values, without]);
  });
  return table(['key', 'is', 'values', 'without it'], rows);
};

/** Text with its tables of the operator's settings as the server has them. */
export const withOperator = (text, operator) =>
  text
    .replaceAll(ENVIRONMENT, () => `<!-- environment -->\n\n${environmentTable(operator)}\n\n<!-- /environment -->`)
    .replaceAll(ENGINE, () => `<!-- engine -->\n\n${engineTable(operator)}\n\n<!-- /engine -->`)
    .replaceAll(
      CONFIGURATION,
      (_, names) =>
        `<!-- configuration: ${names} -->\n\n${configurationTable(operator, names)}\n\n<!-- /configuration -->`,
    );

/** Throws where a key of the operator's file is in no table. */
export const forgetNoKey = (texts, { keys }) => {
  const shown = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(CONFIGURATION), ([, names]) => keysOf(names)).flat()),
  );
  const missing = keys.find(({ key }) => !shown.has(rootOf(key)));
  if (missing) throw new Error(`No page of the documents has a table with ${missing.key}`);
};
