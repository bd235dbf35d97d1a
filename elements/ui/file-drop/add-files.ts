import type { Messages } from '../../i18n/namespaces.ts';
import type { DroppedFiles } from './dropped-files.ts';
import { fileFault, type FileLimits } from './file-limits.ts';

/** Result of adding files: all files, the new ones, and why others were refused. */
export interface AddedFiles {
  readonly files: readonly File[];
  readonly added: readonly File[];
  readonly faults: readonly string[];
}

/** Adds the files that pass the limits; where only one is allowed, the new one replaces it. */
export const addFiles = (
  before: readonly File[],
  { files, hasFolder }: DroppedFiles,
  limits: FileLimits,
  locale: string,
  messages: Messages['ui']['inputs']['files'],
): AddedFiles => {
  const { maxFiles = 1 } = limits;
  const judged = files.map((file) => ({ file, fault: fileFault(file, limits, locale, messages) }));
  const faults = judged.flatMap(({ fault }) => fault ?? []);
  const fitting = judged.filter(({ fault }) => !fault).map(({ file }) => file);
  const fresh = maxFiles === 1 ? fitting : fitting.filter((file) => !before.some((known) => isSame(known, file)));
  const kept = maxFiles === 1 && fresh.length > 0 ? [] : before;
  const added = fresh.slice(0, maxFiles - kept.length);
  if (hasFolder) faults.push(messages.folder);
  if (added.length < fresh.length) faults.push(messages.tooMany({ count: maxFiles }));
  return { files: [...kept, ...added], added, faults };
};

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
