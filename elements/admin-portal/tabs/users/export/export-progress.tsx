import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Progress } from '../../../../ui/progress/progress.tsx';
import css from '../invite/stack.css?inline';

/** Progress of the export, with a button to stop. */
export const Screen = ({ done, total, onStop }: { done: number; total: number; onStop: () => void }) => {
  useStyles(css);
  const { users: words } = useMessages('users');
  return (
    <>
      <div className="fe-users-exporting">
        <Progress label={words.exporting} value={done} max={total} valueText={words.exported({ done, total })} />
      </div>
      <Button onPress={onStop}>{words.stop}</Button>
    </>
  );
};
