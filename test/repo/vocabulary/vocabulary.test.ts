import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaOf, LAYERS, retiredIn, sharedTypes, type VocabularyArea, vocabularyFiles, wordsIn } from './vocabulary.ts';

/** What an area still has to rename. The file goes once its lists are empty. */
interface Exceptions {
  area: VocabularyArea;
  names?: string[];
  words?: Record<string, number>;
}

const FOLDER = join('test', 'repo', 'vocabulary');
const exceptions = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json') && file !== 'shared-types.json')
  .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Exceptions); // written by us
const sharedFile = join(FOLDER, 'shared-types.json');
const stillShared = existsSync(sharedFile)
  ? (JSON.parse(readFileSync(sharedFile, 'utf8')) as Readonly<Record<string, string[]>>) // likewise
  : {};

const files = vocabularyFiles();
const retired = retiredIn(files);
const areas = [...new Set(files.map(areaOf))].toSorted();

describe('the vocabulary of the glossary', () => {
  describe.each(areas)('in %s', (area) => {
    const { names = [], words = {} } = exceptions.find((one) => one.area === area) ?? {};

    it('has no exported name or file that the glossary leaves', () => {
      expect((retired[area] ?? []).filter((name) => !names.includes(name))).toEqual([]);
    });

    it('excepts only names that are still there', () => {
      expect(names.filter((name) => !retired[area]?.includes(name))).toEqual([]);
    });

    it('uses no word that the glossary leaves, and begins no comment with a riddle', () => {
      const counts = wordsIn(files.filter((file) => areaOf(file) === area));
      expect(Object.entries(counts).filter(([word, count]) => count > (words[word] ?? 0))).toEqual([]);
    });
  });

  it.each(LAYERS)('gives no two exported types of %s one name', (layer) => {
    expect(sharedTypes(layer, files)).toEqual(stillShared[layer] ?? []);
  });
});
