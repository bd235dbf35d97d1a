// `npm run generate`: writes what is made from the elements' definitions, their doc comments and the server's settings; `--check` writes nothing
// and fails where a file is stale. The manifest and the data for editors are made by the build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { readContracts } from './generate/contracts.mjs';
import { customElements } from './generate/custom-elements.mjs';
import { vscodeHtmlData, webTypes } from './generate/editor-data.mjs';
import { generatedDocuments } from './generate/documents.mjs';
import { readOperator } from './generate/operator.mjs';
import { generatedSources } from './generate/sources.mjs';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/** The text as the formatter leaves it. */
const formatted = (file, text) => {
  const args = [BIOME, 'format', `--stdin-file-path=${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** Files that are not as the definitions ask, with the text they should have. */
const staleFiles = async () => {
  const [contracts, operator] = await Promise.all([readContracts(), readOperator()]);
  const sources = Object.entries(generatedSources(contracts)).map(([file, text]) => [file, formatted(file, text)]);
  return [...sources, ...Object.entries(generatedDocuments(contracts, operator))].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
};

/** Brings every generated file up to date. */
export const generate = async () => {
  for (const [file, text] of await staleFiles()) {
    writeFileSync(file, text);
    process.stdout.write(`${file} is renewed.\n`);
  }
};

/** Manifest and data of the elements for tools and editors, by file name. */
const FOR_EDITORS = {
  'custom-elements.json': customElements,
  'web-types.json': webTypes,
  'vscode.html-custom-data.json': vscodeHtmlData,
};

/** Manifest of the elements and data for editors, into a folder of what is published. */
export const writeEditorData = async (folder) => {
  const contracts = await readContracts();
  for (const [file, dataOf] of Object.entries(FOR_EDITORS))
    writeFileSync(join(folder, file), `${JSON.stringify(dataOf(contracts), null, 2)}\n`);
};

const check = async () => {
  const stale = await staleFiles();
  for (const [file] of stale) process.stdout.write(`${file} is stale: renew it by \`npm run generate\`.\n`);
  if (stale.length > 0) process.exitCode = 1;
};

if (import.meta.url === `file://${process.argv[1]}`) {
  process.chdir(root);
  await (process.argv.includes('--check') ? check() : generate());
}
