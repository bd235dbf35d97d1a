import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type Failure, type FailureKind } from '../../core/contract/failure.ts';
import { wordsOfFailure } from '../../elements/kit/use-failure-words.ts';
import { failureWords } from '../../elements/login-box/box/form/failure-words.ts';
import * as boxDe from '../../elements/login-box/words/box.de.ts';
import * as boxEn from '../../elements/login-box/words/box.en.ts';
import * as boxHe from '../../elements/login-box/words/box.he.ts';
import { answersDe } from '../../elements/ui/words/answers.de.ts';
import { answersEn } from '../../elements/ui/words/answers.en.ts';
import { answersHe } from '../../elements/ui/words/answers.he.ts';

const RAW = 'Raw words of the server';

const languages = [
  ['en', answersEn, boxEn.words, /^[A-Z][a-z]/],
  ['de', answersDe, boxDe.words, /^[A-ZÄÖÜ]/],
  ['he', answersHe, boxHe.words, /^[\u0590-\u05ff]/],
] as const;

/** What has no code is known by its status alone. */
const BY_STATUS = [
  'badRequest',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'tooMany',
  'server',
] as const;
const UNANSWERED = ['offline', 'malformed', 'serviceMissing', 'captchaUnavailable'] as const;
const kinds: readonly FailureKind[] = [...ERROR_CODES, ...BY_STATUS, ...UNANSWERED];

const failing = (kind: FailureKind): Failure => ({ kind, message: RAW, errors: [RAW] });

describe('what a person reads of a failure', () => {
  for (const [language, answers, box, letters] of languages)
    for (const kind of kinds) {
      it(`is said in ${language} on every screen: ${kind}`, () => {
        expect(wordsOfFailure(answers, failing(kind))).toMatch(letters);
        expect(failureWords(box, failing(kind))).toMatch(letters);
      });
    }

  for (const [language, answers, box] of languages.slice(1))
    it(`is not English in ${language}`, () => {
      const [inEnglish] = languages;
      for (const kind of kinds) {
        expect(wordsOfFailure(answers, failing(kind))).not.toBe(wordsOfFailure(inEnglish[1], failing(kind)));
        expect(failureWords(box, failing(kind))).not.toBe(failureWords(inEnglish[2], failing(kind)));
      }
    });

  it("is never taken from the answer: no screen reads the server's own words", () => {
    const screens = readdirSync('elements', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const readers = screens.filter((file) =>
      /(failure|Failure|why|refusal)\)?\??\.(message|errors)\b/.test(readFileSync(`elements/${file}`, 'utf8')),
    );
    // which field was refused is read there, and not what is said of it
    expect(readers).toEqual(['admin-portal/forms/placed-faults.ts']);
  });
});
