import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markdownTable } from '../kit/markdown-table.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g;

const files = ['core', 'elements', 'adapters', 'demo', 'test']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== join('test', 'repo', 'choices.test.ts'))
  .toSorted();

/** Mark of a choice in a comment: at the start of a sentence, or as the last one. */
const MARK = /(?:^|[.:;] )ours: | Ours\.$/i;

/** Text of a comment, without its marks and without what it cites. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/\n\s*(?:\*(?!\/)|\/\/)|^\/\*\*?|\*\/$|^\/\//g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ Source: .*$/, '')
    .trim();

/** Text of a comment, its mark taken out. */
const choiceIn = (comment: string): string =>
  plain(comment)
    .replace(/([.:;] )ours: (.)/i, (_, stop: string, first: string) => stop + first.toUpperCase())
    .replace(/ Ours\.$/, '')
    .replace(/^ours: (.)/i, (_, first: string) => first.toUpperCase());

const TITLE = `# Choices

Everything that the protocol leaves open and the code decides, marked \`Ours:\` where it does. Larger ones, with their reasons,
are [decisions](decisions/README.md). This page is made from the comments:
\`npx vitest run --project repo test/repo/choices.test.ts -u\`.`;

it('lists every choice that a comment marks', async () => {
  const rows = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(COMMENT), ([comment]) => comment)
      .filter((comment) => MARK.test(plain(comment)))
      .map((comment) => [choiceIn(comment), `\`${file}\``]),
  );
  const page = `${TITLE}\n\n${markdownTable(['choice', 'where'], rows)}\n`;
  await expect(page).toMatchFileSnapshot('../../demo/docs/choices.md');
});
