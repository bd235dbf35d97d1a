import { useMessages } from '../../../../kit/use-messages.ts';
import { RunProgress } from '../invite/run-progress.tsx';

/** Progress of the export, with a button to stop. */
export const Screen = ({ done, total, onStop }: { done: number; total: number; onStop: () => void }) => {
  const { users: words } = useMessages('users');
  return (
    <RunProgress
      label={words.exporting}
      value={done}
      max={total}
      valueText={words.exported({ done, total })}
      stop={words.stop}
      onStop={onStop}
    />
  );
};
