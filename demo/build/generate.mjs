// `npm run generate`: writes what is made from the elements' definitions, their doc comments and the server's settings; `--check` writes nothing
// and fails where a file is stale. custom-elements.json is made by the build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../install.mjs';
import { readContracts } from './generate/contracts.mjs';
import { customElements } from './generate/custom-elements.mjs';
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

/** The manifest for tools, into what is published. */
export const writeCustomElements = async (file) =>
  writeFileSync(file, `${JSON.stringify(customElements(await readContracts()), null, 2)}\n`);

const check = async () => {
  const stale = await staleFiles();
  for (const [file] of stale) process.stdout.write(`${file} is stale: renew it by \`npm run generate\`.\n`);
  if (stale.length > 0) process.exitCode = 1;
};

if (import.meta.url === `file://${process.argv[1]}`) {
  process.chdir(root);
  await (process.argv.includes('--check') ? check() : generate());
}
