import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { CardField, CardFieldChange, CardFieldKind, CardProvider } from '../../../core/browser/card-provider.ts';
import { createElement } from '../../kit/dom/nodes.ts';
import { useHost, useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Field } from '../../ui/field/field.tsx';
import { InlineSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { cardFieldStyle } from './card-style.ts';
import { placeInDocument } from './document-slot.ts';

/** Handle of one of the provider's fields. */
export interface CardFieldHandle {
  field(): CardField | undefined;
  focus(): void;
  /** Validates the field and shows its error. False while it is empty or incomplete. */
  check(): boolean;
}

let count = 0;

/** Field of the provider in a box of ours. Its frame stands in the page's document, and is shown here by slots. */
export const CardFieldBox = ({
  factory,
  handle,
  kind,
  label,
  hint,
  disabled,
}: {
  factory: ReturnType<CardProvider['elements']> | undefined;
  handle: RefObject<CardFieldHandle | null>;
  kind: CardFieldKind;
  label: string;
  hint?: string;
  disabled: boolean;
}) => {
  const messages = useMessages('checkout').checkout.card;
  const host = useHost();
  const { element } = host;
  const { locale, root } = useHostState();
  const [slot] = useState(() => `fe-card-${(count += 1)}`);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [focused, setFocused] = useState(false);
  const [error, setError] = useState<string>();
  const change = useRef<CardFieldChange>({ empty: true, complete: false });
  const field = useRef<CardField>(undefined);
  const text = useRef<HTMLDivElement>(null);
  const muted = useRef<HTMLSpanElement>(null);
  const danger = useRef<HTMLSpanElement>(null);
  const placeholder = messages.placeholders[kind];
  const isRtl = locale.direction === 'rtl';

  /** Message of the field's error, by the provider's code: its own texts are in another voice. */
  const errorOf = ({ empty, complete, error: wrong }: CardFieldChange): string | undefined => {
    if (wrong?.code.startsWith('invalid')) return messages.wrong[kind];
    if (empty) return messages.missing[kind];
    return complete ? undefined : messages.incomplete[kind];
  };
  const latest = useRef({ errorOf, style: () => undefined as ReturnType<typeof cardFieldStyle> | undefined });
  useLayoutEffect(() => {
    latest.current = {
      errorOf,
      style: () =>
        text.current && muted.current && danger.current
          ? cardFieldStyle({ text: text.current, muted: muted.current, danger: danger.current }, isRtl)
          : undefined,
    };
  });

  useEffect(() => {
    if (!factory || !root) return undefined;
    const style = latest.current.style();
    const one = factory.create(kind, {
      placeholder,
      ...(style && { style }),
      ...(kind === 'cardNumber' && { showIcon: true }),
    });
    const node = createElement('div', { 'data-fe-card': kind });
    const remove = placeInDocument(element, slot, node);
    one.on('ready', () => setState('ready'));
    one.on('loaderror', () => setState('failed'));
    one.on('focus', () => setFocused(true));
    one.on('blur', () => {
      setFocused(false);
      if (!change.current.empty) setError(latest.current.errorOf(change.current));
    });
    one.on('change', (next) => {
      const isStillEmpty = change.current.empty && next.empty && !next.error;
      change.current = next;
      // providers also say so of a field that has loaded, which can be after the press that missed a value
      if (isStillEmpty) return;
      setError(next.error?.code.startsWith('invalid') ? latest.current.errorOf(next) : undefined);
    });
    // a field must be in the page's document before it is mounted
    one.mount(node);
    field.current = one;
    return () => {
      field.current = undefined;
      change.current = { empty: true, complete: false };
      one.destroy();
      remove();
      setState('loading');
    };
  }, [element, factory, kind, placeholder, root, slot]);

  // the theme, the scheme or the direction has changed
  useEffect(() => {
    const apply = () => {
      const style = latest.current.style();
      if (style) field.current?.update({ style, disabled });
    };
    apply();
    const stop = host.subscribe(() => requestAnimationFrame(apply));
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', apply);
    return () => {
      stop();
      dark.removeEventListener('change', apply);
    };
  }, [disabled, host]);

  useImperativeHandle(handle, () => ({
    field: () => field.current,
    focus: () => field.current?.focus(),
    check: () => {
      const wrong = latest.current.errorOf(change.current);
      setError(wrong);
      return wrong === undefined;
    },
  }));

  return (
    <div className={`fe-card-field fe-card-field-${kind}`}>
      <Field label={label} hint={hint} error={error} disabled={disabled} group="group">
        {() => (
          <div
            ref={text}
            className="fe-input fe-card-box"
            data-focused={focused || undefined}
            aria-busy={state === 'loading' || undefined}
            onPointerDown={() => field.current?.focus()}
          >
            <span ref={muted} className="fe-card-muted" hidden />
            <span ref={danger} className="fe-card-danger" hidden />
            {state === 'loading' && <InlineSkeleton width="long" />}
            <slot name={slot} />
          </div>
        )}
      </Field>
    </div>
  );
};
