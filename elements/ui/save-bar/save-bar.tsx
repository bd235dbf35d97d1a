import { CircleAlert } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useFocusBack } from './use-focus-back.ts';
import css from './save-bar.css?inline';

export interface SaveBarProps {
  /** True while there are unsaved changes; the bar is hidden otherwise. */
  dirty: boolean;
  onSave: () => void;
  /** Discards the changes. */
  onCancel: () => void;
  /** Pending: the changes are being saved. */
  busy?: boolean;
  /** Error of the last attempt, and what to do. */
  error?: string | undefined;
  /** Effect of saving, in place of "You have unsaved changes." */
  effect?: string;
}

/** Bar with Save and Cancel below a form, shown while there are unsaved changes. Its states are announced. */
export const SaveBar = ({ dirty, ...bar }: SaveBarProps) => {
  useStyles(css);
  const messages = useMessages('ui-more').table.saveBar;
  const [was, setWas] = useState({ dirty, busy: bar.busy });
  const [saved, setSaved] = useState(false);
  if (was.dirty !== dirty || was.busy !== bar.busy) {
    setWas({ dirty, busy: bar.busy });
    setSaved(!dirty && Boolean(was.busy));
  }
  const statusText = () => {
    if (!dirty) return saved ? messages.saved : '';
    return bar.busy ? messages.saving : (bar.effect ?? messages.unsaved);
  };
  return (
    <>
      <span className="fe-visually-hidden" role="status">
        {statusText()}
      </span>
      {dirty && <Bar {...bar} />}
    </>
  );
};

const Bar = ({ onSave, onCancel, busy, error, effect }: Omit<SaveBarProps, 'dirty'>) => {
  const messages = useMessages('ui-more').table.saveBar;
  const bar = useRef<HTMLDivElement>(null);
  useFocusBack(bar);
  return (
    <div className="fe-save-bar" part="save-bar" ref={bar}>
      {error ? (
        <p className="fe-save-bar-text fe-save-bar-error" role="alert">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      ) : (
        <p className="fe-save-bar-text">{effect ?? messages.unsaved}</p>
      )}
      <div className="fe-save-bar-actions">
        <Button onPress={onCancel} disabled={Boolean(busy)}>
          {messages.cancel}
        </Button>
        <Button look="primary" onPress={onSave} busy={Boolean(busy)}>
          {messages.save}
        </Button>
      </div>
    </div>
  );
};
