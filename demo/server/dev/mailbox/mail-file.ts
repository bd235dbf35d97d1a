import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReceivedMail } from './received-mail.ts';

/** Number of mails kept across a restart. */
const KEPT = 500;

const lineOf = (mail: ReceivedMail) => `${JSON.stringify(mail)}\n`;

/** Parses a line; one truncated by a crash is left out. */
const parse = (line: string): ReceivedMail[] => {
  try {
    return [JSON.parse(line) as ReceivedMail]; // written by this module
  } catch {
    return [];
  }
};

/** Mails in a file, one a line, oldest first. */
export const openMailFile = async (path: string) => {
  await mkdir(dirname(path), { recursive: true });
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
  const mails = lines.slice(-KEPT).flatMap(parse);
  if (mails.length < lines.length) {
    await writeFile(`${path}.new`, mails.map(lineOf).join(''), { mode: 0o600 });
    await rename(`${path}.new`, path);
  }
  return { mails, add: (mail: ReceivedMail) => appendFile(path, lineOf(mail), { mode: 0o600 }) };
};
