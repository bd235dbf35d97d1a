import { useMessages } from '../../../../kit/use-messages.ts';
import { RunProgress } from '../invite/run-progress.tsx';

/** Progress of the export, with a button to stop. */
export const Screen = ({ done, total, onStop }: { done: number; total: number; onStop: () => void }) => {
  const { users: messages } = useMessages('users');
  return (
    <RunProgress
      label={messages.exporting}
      value={done}
      max={total}
      valueText={messages.exported({ done, total })}
      stop={messages.stop}
      onStop={onStop}
    />
  );
};
