import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type Failure, type FailureKind } from '../../core/contract/failure.ts';
import { catalogOf, loadMessages } from '../../elements/i18n/catalog.ts';
import { DEFAULT_LANGUAGE, textDirectionOf, LANGUAGES, type Language } from '../../elements/i18n/languages.ts';
import { failureMessage } from '../../elements/kit/use-failure-message.ts';
import { boxFailureMessage } from '../../elements/login-box/box/form/box-failure-message.ts';
const RAW = 'Raw words of the server';

// the list's own keys
const languages = await Promise.all(
  (Object.keys(LANGUAGES) as Language[]).map(async (language) => {
    const from = catalogOf(language);
    const { answers } = await loadMessages(from, 'ui-more');
    const box = await loadMessages(from, 'login');
    return { language, answers, box, letters: textDirectionOf(language) === 'rtl' ? /^[\u0590-\u05ff]/ : /^\p{Lu}/u };
  }),
);

/** Failures without a code, known by their status alone. */
const BY_STATUS = [
  'badRequest',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'rateLimited',
  'serverError',
] as const;
const UNANSWERED = ['offline', 'malformed', 'serviceMissing', 'captchaUnavailable'] as const;
const kinds: readonly FailureKind[] = [...ERROR_CODES, ...BY_STATUS, ...UNANSWERED];

const failing = (kind: FailureKind): Failure => ({ kind, message: RAW, errors: [RAW] });

describe('the message of a failure', () => {
  for (const { language, answers, box, letters } of languages)
    for (const kind of kinds) {
      it(`exists in ${language} on every screen: ${kind}`, () => {
        expect(failureMessage(answers, failing(kind))).toMatch(letters);
        expect(boxFailureMessage(box, failing(kind))).toMatch(letters);
      });
    }

  for (const { language, answers, box } of languages.filter((one) => one.language !== DEFAULT_LANGUAGE))
    it(`is not English in ${language}`, () => {
      const inEnglish = languages.find((one) => one.language === DEFAULT_LANGUAGE)!;
      for (const kind of kinds) {
        expect(failureMessage(answers, failing(kind))).not.toBe(failureMessage(inEnglish.answers, failing(kind)));
        expect(boxFailureMessage(box, failing(kind))).not.toBe(boxFailureMessage(inEnglish.box, failing(kind)));
      }
    });

  it("is never the server's own text", () => {
    const screens = readdirSync('elements', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const readers = screens.filter((file) =>
      /(failure|Failure|why|refusal)\)?\??\.(message|errors)\b/.test(readFileSync(`elements/${file}`, 'utf8')),
    );
    expect(readers).toEqual([]);
  });
});
