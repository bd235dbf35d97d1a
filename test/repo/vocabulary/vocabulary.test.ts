import { describe, expect, it } from 'vitest';
import {
  areaOf,
  classesIn,
  innerNamesIn,
  LAYERS,
  pronounKeysIn,
  retiredIn,
  sharedTypes,
  titlesIn,
  vocabularyFiles,
  wordsIn,
} from './vocabulary.ts';

const files = vocabularyFiles();
const retired = retiredIn(files);
const areas = [...new Set(files.map(areaOf))].toSorted();

describe('the vocabulary of the glossary', () => {
  describe.each(areas)('in %s', (area) => {
    it('has no exported name or file that the glossary retires', () => {
      expect(retired[area] ?? []).toEqual([]);
    });

    it('uses no word that the glossary retires, and begins no comment with a riddle', () => {
      expect(wordsIn(files.filter((file) => areaOf(file) === area))).toEqual([]);
    });
  });

  it('is that of test titles and of what the gallery says of a component', () => {
    expect(titlesIn(files)).toEqual([]);
  });

  it('is that of classes and custom properties', () => {
    expect(classesIn(files)).toEqual([]);
  });

  it('holds within files, too', () => {
    expect(innerNamesIn(files)).toEqual([]);
  });

  it('has a name for what a message is about, so that no key contains a pronoun', () => {
    expect(pronounKeysIn(files)).toEqual([]);
  });

  it.each(LAYERS)('gives no two exported types of %s one name', (layer) => {
    expect(sharedTypes(layer, files)).toEqual([]);
  });
});
