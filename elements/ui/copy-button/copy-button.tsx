import { Check, Copy, type IconNode, TriangleAlert } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type CopyState, useCopy } from './use-copy.ts';
import css from './copy-button.css?inline';

const pictures: Record<CopyState, IconNode> = { idle: Copy, copied: Check, failed: TriangleAlert };

/** Copy button with feedback. `what` names the text: "Copy client ID". */
export const CopyButton = ({ text, what }: { text: string | (() => string); what: string }) => {
  useStyles(css);
  const messages = useMessages('ui').display;
  const button = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopy();
  const feedback = { idle: '', copied: messages.copied, failed: messages.copyFailed }[state];
  const press = () => {
    if (button.current) void copy(typeof text === 'string' ? () => text : text, button.current);
  };
  return (
    <span className={`fe-copy fe-copy-${state}`} part="copy">
      <IconButton ref={button} name={messages.copy({ what })} icon={pictures[state]} small onPress={press} />
      <span className="fe-visually-hidden" role="status">
        {feedback}
      </span>
      {state === 'failed' && (
        <span className="fe-copy-failed" aria-hidden="true">
          {feedback}
        </span>
      )}
    </span>
  );
};
