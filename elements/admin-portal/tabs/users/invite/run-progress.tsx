import { useStyles } from '../../../../kit/use-styles.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Progress, type ProgressProps } from '../../../../ui/progress/progress.tsx';
import css from './stack.css?inline';

/** Progress of work on many rows beside the tools of their table, with a button to stop. */
export const RunProgress = ({ stop, onStop, ...progress }: ProgressProps & { stop: string; onStop: () => void }) => {
  useStyles(css);
  return (
    <>
      <div className="fe-users-exporting">
        <Progress {...progress} />
      </div>
      <Button onPress={onStop}>{stop}</Button>
    </>
  );
};
