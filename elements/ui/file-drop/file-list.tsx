import { FileText, X } from 'lucide';
import { useRef } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { formatFileSize } from './file-limits.ts';

/** List of selected files. After a removal the focus moves to the next one's button, or where `onEmptied` puts it. */
export const FileList = ({
  files,
  onRemove,
  onEmptied,
  fixed,
}: {
  files: readonly File[];
  onRemove: (file: File) => void;
  onEmptied: () => void;
  /** Read-only: files cannot be removed. */
  fixed: boolean;
}) => {
  const messages = useMessages('ui').inputs.files;
  const locale = useHostState().locale.tag;
  const list = useRef<HTMLUListElement>(null);
  const remove = (file: File, at: number) => {
    const others = Array.from(list.current?.querySelectorAll('button') ?? []).filter((_, other) => other !== at);
    const next = others[at] ?? others.at(-1);
    if (next) next.focus();
    else onEmptied();
    onRemove(file);
  };
  return (
    <ul className="fe-files" ref={list}>
      {files.map((file, at) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="fe-file">
          <Icon of={FileText} size={16} />
          <span className="fe-file-name" title={file.name} dir="auto" translate="no">
            {file.name}
          </span>
          <span className="fe-file-size">{formatFileSize(file.size, locale)}</span>
          {!fixed && (
            <IconButton small name={messages.remove({ name: file.name })} icon={X} onPress={() => remove(file, at)} />
          )}
        </li>
      ))}
    </ul>
  );
};
