import { pinoLog } from '../../demo/server/log/pino-log.ts';
import type { Log } from '../../demo/server/ports.ts';

/** Fields of a body, and a link's parameter, whose value is for one person only. */
const SECRETS = /(?:"(?:\w*password|\w*token|\w*secret|otpauthUrl|code)":"|[?&]token=)((?:[^"\\&\s]|\\.){6,})/gi;
/** Mailed code: six digits that stand by themselves. */
const CODE = /^\d{6}$/;
/** Longer bodies are lists, which hold no secret. */
const LONGEST = 20_000;

const wordsOf = (text: string): string[] => text.match(/[\w-]{6,}/g) ?? [];
const longestWord = (text: string): string =>
  wordsOf(text).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

const holds = (lines: string, secret: string): boolean =>
  CODE.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(lines) : lines.includes(secret);

/** Log of a test server, which is searched for all secrets that went in or out. */
export interface SearchedLog {
  readonly log: Log;
  /** Remembers the secrets of a body or a message. */
  noteText(text: string): void;
  noteSecret(secret: string | undefined): void;
  /** Secrets that a line holds. */
  leaks(): string[];
}

export const searchedLog = (): SearchedLog => {
  const lines: string[] = [];
  const secrets = new Set<string>();
  const noteSecret = (secret: string | undefined) => {
    if (secret) secrets.add(secret);
  };
  return {
    log: pinoLog('info', (line) => void lines.push(line)),
    noteSecret,
    noteText: (text) => {
      if (text.length < LONGEST) for (const [, secret] of text.matchAll(SECRETS)) noteSecret(secret);
    },
    leaks: () => {
      const all = lines.join('');
      // thousands of secrets, thousands of lines: a look-up each, and a search only for what may be there
      const words = new Set(wordsOf(all));
      return [...secrets].filter((secret) => words.has(longestWord(secret)) && holds(all, secret));
    },
  };
};
