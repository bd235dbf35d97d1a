import { Check, Copy } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { useCopy } from '../copy-button/use-copy.ts';
import { Icon } from '../icon/icon.tsx';
import tones from '../../themes/tones.css?inline';
import css from './copy-action.css?inline';

/**
 * Copy button inside a field's box: "Copy", for a moment "Copied", at a constant width. `notice` goes below the box: it
 * is announced, and visible where the person has to copy by hand.
 */
export const useCopyAction = ({
  label,
  text,
  disabled,
}: {
  label: string;
  text: string;
  disabled?: boolean | undefined;
}) => {
  useStyles(tones, css);
  const messages = useMessages('ui').inputs.copy;
  const button = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopy();
  const copied = state === 'copied';
  const action = (
    <button
      ref={button}
      type="button"
      className="fe-copy-action"
      part="copy"
      aria-label={messages.name({ label })}
      disabled={disabled}
      data-copied={copied || undefined}
      onClick={() => button.current && void copy(() => text, button.current)}
    >
      <span className="fe-copy-state" data-shown={!copied || undefined}>
        <Icon of={Copy} size={16} />
        <span className="fe-copy-label">{messages.copy}</span>
      </span>
      <span className="fe-copy-state" data-shown={copied || undefined}>
        <Icon of={Check} size={16} />
        <span className="fe-copy-label">{messages.copied}</span>
      </span>
    </button>
  );
  const notice = (
    <p className="fe-field-note fe-copy-notice" role="status" data-failed={state === 'failed' || undefined}>
      {{ idle: '', copied: messages.copied, failed: messages.failed }[state]}
    </p>
  );
  return { action, notice };
};
