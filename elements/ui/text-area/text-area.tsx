import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { CredentialField } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { passwordManagerOptOut } from '../field/typing.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';
import css from './text-area.css?inline';
import { useHost } from '../../kit/host-context.ts';

/**
 * Text of several lines; the area grows with it up to `mostRows`, then scrolls. With `limit` it says how much room is
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
    /** An example of what may be typed, never a label. */
    placeholder?: string;
    /** The most characters. */
    limit?: number;
    leastRows?: number;
    mostRows?: number;
    autoFocus?: boolean;
  }) => {
  useStyles(css);
  const words = useMessages('ui').inputs;
  const area = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const left = limit === undefined ? undefined : limit - props.value.length;
  const count = left === undefined ? undefined : wordsFor(words, left);
  const check = (text: string) =>
    left !== undefined && left < 0 ? words.shorten({ count: -left }) : props.check?.(text);
  const { error, change, listeners } = useValidation(area, { ...props, check });
  useGrowing(area, props.value);
  useSpokenCount(left, count, props.value);
  return (
    <CredentialField
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
    </CredentialField>
  );
};

const wordsFor = (words: ReturnType<typeof useMessages<'ui'>>['inputs'], left: number): string =>
  left < 0 ? words.charactersOver({ count: -left }) : words.charactersLeft({ count: left });

/** Makes a text area as high as its text where CSS alone does not (`field-sizing`); its least and most are the sheet's. */
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

/** How long a person pauses before a screen reader interrupts their typing, in milliseconds. */
const PAUSE_MS = 1000;
/** How near the limit has to be for that, in characters. */
const NEAR = 20;

/** Says how much room is left, when the person pauses and little is left. */
const useSpokenCount = (left: number | undefined, words: string | undefined, typed: string): void => {
  const host = useHost();
  useEffect(() => {
    if (left === undefined || words === undefined || left > NEAR || typed === '') return undefined;
    const pause = setTimeout(() => host.announce(words), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [host, left, words, typed]);
};
