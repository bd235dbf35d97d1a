import { Upload } from 'lucide';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useHost, useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { bringsFiles, type DroppedFiles, droppedFiles } from './dropped-files.ts';
import css from './file-drop.css?inline';
import { type FileLimits, formatFileLimits } from './file-limits.ts';
import { FileList } from './file-list.tsx';
import { addFiles } from './add-files.ts';

/**
 * File input by drop, dialog or paste. It shows the limits beforehand and the reason of a refusal afterwards; both are
 * only for people, the server checks the content of files.
 */
export const FileDrop = ({
  types,
  maxBytes,
  maxFiles = 1,
  busy = false,
  ...props
}: FieldProps &
  Validation<readonly File[]> &
  FileLimits & {
    /** Pending upload; the files are read-only. */
    busy?: boolean;
  }) => {
  useStyles(css);
  const messages = useMessages('ui').inputs.files;
  const host = useHost();
  const locale = useHostState().locale.tag;
  const input = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  const [isOver, setOver] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { error, change, listeners } = useValidation(input, props);
  const { value } = props;
  const fixed = Boolean(props.disabled) || busy;
  const limits = { types, maxBytes, maxFiles };
  const limitsText = formatFileLimits(limits, locale, messages);

  const take = (dropped: DroppedFiles) => {
    if (fixed) return;
    const result = addFiles(value, dropped, limits, locale, messages);
    setFaults(result.faults);
    if (result.added.length > 0) change(result.files);
    const announcements = [...result.faults, ...result.added.map(({ name }) => messages.added({ name }))];
    if (announcements.length > 0) host.announce(announcements.join(' '));
  };
  const remove = (file: File) => {
    setFaults([]);
    change(value.filter((other) => other !== file));
    host.announce(messages.removed({ name: file.name }));
  };
  const drag = (event: DragEvent) => {
    if (fixed || !bringsFiles(event.dataTransfer)) return;
    // required, or the drop is refused
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!bringsFiles(event.dataTransfer)) return;
    // the browser would otherwise navigate to the file
    event.preventDefault();
    take(droppedFiles(event.dataTransfer));
  };
  if (props.readOnly)
    return (
      <Field {...props} group="group">
        {() =>
          value.length > 0 ? (
            <FileList files={value} fixed onRemove={remove} onEmptied={() => undefined} />
          ) : (
            <span className="fe-drop-none">{messages.none}</span>
          )
        }
      </Field>
    );
  return (
    <Field {...props} error={faults.length > 0 ? faults.join('\n') : error} describedBy={limitsText && limitsId}>
      {({ attributes }) => (
        <div className="fe-drop-frame">
          <div
            className="fe-drop"
            part="drop"
            data-over={isOver || undefined}
            data-fixed={fixed || undefined}
            onDragEnter={drag}
            onDragOver={drag}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            {busy ? <Spinner label={messages.busy} /> : <Icon of={Upload} size={20} />}
            <span className="fe-drop-text">
              {busy ? messages.busy : maxFiles === 1 ? messages.dropOne : messages.drop}
            </span>
            {limitsText && (
              <span className="fe-drop-limits" id={limitsId}>
                {limitsText}
              </span>
            )}
            <input
              {...attributes}
              {...listeners}
              ref={input}
              className="fe-drop-input"
              type="file"
              accept={types?.join(',')}
              multiple={maxFiles > 1}
              aria-disabled={busy || undefined}
              onClick={(event) => busy && event.preventDefault()}
              onPaste={({ clipboardData }) => bringsFiles(clipboardData) && take(droppedFiles(clipboardData))}
              onChange={({ target }) => {
                take({ files: Array.from(target.files ?? []), hasFolder: false });
                // allows selecting the same file again after a removal
                target.value = '';
              }}
            />
          </div>
          {value.length > 0 && (
            <FileList files={value} fixed={fixed} onRemove={remove} onEmptied={() => input.current?.focus()} />
          )}
        </div>
      )}
    </Field>
  );
};
