import { ArrowDown, ArrowUp } from 'lucide';
import { useRef } from 'react';
import type { SocialProvider } from '../../../../core/store/state.ts';
import { useHost } from '../../../kit/host-context.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Field } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { inOrder } from './custom-login-model.ts';

/** Order of the providers' buttons, changed one step at a time; each move is announced and keeps the focus. */
export const ProviderOrder = ({
  providers,
  value,
  onChange,
  readOnly,
}: {
  providers: readonly SocialProvider[];
  value: readonly string[];
  onChange: (order: readonly string[]) => void;
  readOnly: boolean;
}) => {
  const { social: messages } = useMessages('custom-login');
  const host = useHost();
  const list = useRef<HTMLOListElement>(null);
  const ordered = inOrder(providers, value);
  const move = (from: number, to: number) => {
    const moved = ordered[from];
    if (!moved) return;
    const ids = ordered.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    onChange(ids);
    host.announce(messages.moved({ name: moved.name, place: String(to + 1), of: String(ids.length) }));
    // at an end the button that was pressed is of no more use: the other one of the row takes the focus
    const end = to === 0 || to === ids.length - 1;
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll('button');
      buttons?.[to < from === end ? 1 : 0]?.focus();
    });
  };
  return (
    <Field label={messages.order} hint={messages.orderHint} readOnly={readOnly} group="group">
      {() => (
        <ol className="fe-account-order" ref={list}>
          {ordered.map(({ id, name }, at) => (
            <li key={id} className="fe-account-order-row">
              <span className="fe-account-order-name" dir="auto" translate="no">
                {name}
              </span>
              {!readOnly && (
                <>
                  <IconButton
                    small
                    name={messages.up({ name })}
                    icon={ArrowUp}
                    disabled={at === 0}
                    onPress={() => move(at, at - 1)}
                  />
                  <IconButton
                    small
                    name={messages.down({ name })}
                    icon={ArrowDown}
                    disabled={at === ordered.length - 1}
                    onPress={() => move(at, at + 1)}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </Field>
  );
};
