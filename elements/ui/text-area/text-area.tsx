import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { passwordManagerOptOut } from '../field/typing.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';
import css from './text-area.css?inline';
import { useHost } from '../../kit/host-context.ts';

/**
 * Text area that grows with its text up to `mostRows`, then scrolls. With `limit` it shows the number of characters
 * left. Ours: more can be typed or pasted than the limit allows, and is then marked, because text that is cut off
 * silently is lost; characters are counted as the server counts them (UTF-16).
 */
export const TextArea = ({
  name,
  placeholder,
  limit,
  leastRows = 3,
  mostRows = 12,
  autoFocus,
  ...props
}: FieldProps &
  Validation<string> & {
    name?: string;
    /** Example of a value, never a label. */
    placeholder?: string;
    /** Maximum of characters. */
    limit?: number;
    leastRows?: number;
    mostRows?: number;
    autoFocus?: boolean;
  }) => {
  useStyles(css);
  const messages = useMessages('ui').inputs;
  const area = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const left = limit === undefined ? undefined : limit - props.value.length;
  const count = left === undefined ? undefined : wordsFor(messages, left);
  const check = (text: string) =>
    left !== undefined && left < 0 ? messages.shorten({ count: -left }) : props.check?.(text);
  const { error, change, listeners } = useValidation(area, { ...props, check });
  useGrowing(area, props.value);
  useSpokenCount(left, count, props.value);
  return (
    <Field
      {...props}
      error={error}
      describedBy={count && countId}
      action={
        count && (
          <span className="fe-count" id={countId} data-over={(left ?? 0) < 0 || undefined}>
            {count}
          </span>
        )
      }
    >
      {({ attributes }) => (
        <div className="fe-input" part="input">
          <textarea
            {...passwordManagerOptOut}
            {...attributes}
            {...listeners}
            ref={area}
            className="fe-input-text fe-text-area"
            style={{ '--_fe-least-rows': leastRows, '--_fe-most-rows': mostRows }}
            name={name}
            value={props.value}
            placeholder={placeholder}
            readOnly={props.readOnly}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen decides, and people can switch it off there
            autoFocus={autoFocus}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
};

const wordsFor = (messages: ReturnType<typeof useMessages<'ui'>>['inputs'], left: number): string =>
  left < 0 ? messages.charactersOver({ count: -left }) : messages.charactersLeft({ count: left });

/** Auto-grows a text area where the browser lacks `field-sizing`; minimum and maximum are in the style sheet. */
const useGrowing = (area: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  useLayoutEffect(() => {
    if (area.current && !CSS.supports('field-sizing', 'content')) fit(area.current, text);
  }, [area, text]);
};

const fit = (node: HTMLTextAreaElement, text: string): void => {
  node.style.blockSize = 'auto';
  // an empty area is as high as its least rows
  node.style.blockSize = text === '' ? '' : `${node.scrollHeight}px`;
};

/** Debounce of the announcement, in milliseconds, so that it does not interrupt typing. */
const ANNOUNCE_MS = 1000;
/** Number of characters left from which they are announced. */
const NEAR = 20;

/** Announces the number of characters left, debounced, where few are left. */
const useSpokenCount = (left: number | undefined, messages: string | undefined, typed: string): void => {
  const host = useHost();
  useEffect(() => {
    if (left === undefined || messages === undefined || left > NEAR || typed === '') return undefined;
    const pause = setTimeout(() => host.announce(messages), ANNOUNCE_MS);
    return () => clearTimeout(pause);
  }, [host, left, messages, typed]);
};
