import type { ReactNode } from 'react';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { BoxStep } from './box-step.tsx';

interface MessageStepProps {
  readonly title: string;
  /** Title where the other one would take a second line. */
  readonly shortTitle?: string;
  readonly subtitle?: string;
  /** Button that continues; without it the page continues by itself and a spinner is shown. */
  readonly action?: { readonly label: string; readonly busy?: boolean; readonly onPress: () => void };
  /** Content above the button. */
  readonly details?: ReactNode;
  /** Content below the button. */
  readonly children?: ReactNode;
  /** Content under the card. */
  readonly foot?: ReactNode;
}

/** Screen without a form: a title, and a button or a spinner. */
export const MessageStep = ({ action, details, children, ...step }: MessageStepProps) => {
  useNoCredentials();
  return (
    <BoxStep waits={!action} {...step}>
      {action ? (
        <div className="fe-actions">
          {details}
          <Button look="primary" busy={action.busy ?? false} onPress={action.onPress}>
            {action.label}
          </Button>
          {children}
        </div>
      ) : (
        <Spinner />
      )}
    </BoxStep>
  );
};
