import { Check, type IconNode, X } from 'lucide';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { useHostState } from '../../kit/host-context.ts';
import { Icon } from '../icon/icon.tsx';
import tones from '../../themes/tones.css?inline';
import css from './stepper.css?inline';

/** State of a step. A step is done because its work is, wherever it is in the list. */
export type StepState = 'done' | 'current' | 'todo' | 'failed';

export interface StepperStep {
  readonly id: string;
  readonly label: string;
  readonly state: StepState;
  /** Opens the step; absent where it cannot be opened. */
  readonly onPress?: () => void;
  /** Current step, although it is done or failed. */
  readonly here?: boolean;
}

const marks: Partial<Record<StepState, IconNode>> = { done: Check, failed: X };

/**
 * Stepper of a longer task: steps that are done, failed or left. Where there is no space for all labels, the label of
 * the current step is above a line of marks.
 */
export const Stepper = ({ label, steps }: { label?: string; steps: readonly StepperStep[] }) => {
  useStyles(tones, css);
  const messages = useMessages('ui-more').overlays.steps;
  const at = steps.findIndex(isHere);
  return (
    <div className="fe-stepper" part="stepper">
      {at >= 0 && (
        <p className="fe-stepper-now" aria-hidden="true">
          <span className="fe-stepper-name">{steps[at]?.label}</span>
          <span className="fe-stepper-position">{messages.position({ step: at + 1, total: steps.length })}</span>
        </p>
      )}
      <ol className="fe-stepper-steps" aria-label={label ?? messages.label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={`fe-stepper-mark fe-stepper-mark-${step.state}`}
            aria-current={isHere(step) ? 'step' : undefined}
          >
            <Face step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
};

const isHere = ({ state, here }: StepperStep) => here ?? state === 'current';

const Face = ({ step, number }: { step: StepperStep; number: number }) => {
  const messages = useMessages('ui-more').overlays.steps;
  const { locale } = useHostState();
  const mark = marks[step.state];
  const face = (
    <>
      <span className="fe-stepper-dot" title={step.label} aria-hidden="true">
        {mark ? <Icon of={mark} size={14} /> : number.toLocaleString(locale.tag)}
      </span>
      <span className="fe-stepper-label" title={step.label}>
        {step.label}
      </span>
      <span className="fe-visually-hidden">, {messages[step.state]}</span>
    </>
  );
  if (!step.onPress) return <span className="fe-stepper-content">{face}</span>;
  return (
    <button type="button" className="fe-stepper-content fe-stepper-button" onClick={step.onPress}>
      {face}
    </button>
  );
};
