import type { FileAnswer } from '../contract/endpoint.ts';
import type { WireAnswer } from '../transport.ts';

/** Name of a file whose answer has none. Source: protocol/README.md#answers. */
const NAMELESS = 'output';

/** Decodes a name in UTF-8 with percent signs; undefined where it is none. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Name in a `Content-Disposition`; the encoded form goes first. Source: RFC 6266. */
const nameIn = (disposition = ''): string | undefined => {
  const [, encoded] = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^\s;]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))/i.exec(disposition) ?? [];
  return (encoded && decoded(encoded)) || quoted?.replaceAll(/\\(.)/g, '$1') || plain;
};

/** Last part of a name, without control characters: a name decides on no folder. */
const bare = (name: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  name.replaceAll(/[\u0000-\u001f\u007f]/g, '').replace(/^.*[\\/]/, '');

/** File of a success: its bytes, and its name by the answer, or else the one that was asked for. */
export const readFile = ({ headers, body, file }: WireAnswer, wanted?: unknown): FileAnswer => {
  const type = headers['content-type'] ?? '';
  const asked = typeof wanted === 'string' ? wanted : '';
  const name = bare(nameIn(headers['content-disposition']) ?? asked) || NAMELESS;
  return { blob: file ?? new Blob([body], { type }), name };
};
