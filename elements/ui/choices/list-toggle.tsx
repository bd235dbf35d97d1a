import { ChevronDown } from 'lucide';
import { useMessages } from '../../kit/use-messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { ListedChoice } from './choice.ts';
import type { SearchList } from './use-search-list.ts';

/** Toggles a field's list by pointer; the keyboard does it in the field. */
export const ListToggle = <One extends ListedChoice>({
  of: list,
  disabled,
}: {
  of: SearchList<One>;
  disabled: boolean;
}) => {
  const messages = useMessages('ui').choices;
  const toggle = () => {
    list.input.current?.focus();
    if (list.open) list.hide();
    else list.show();
  };
  return (
    <IconButton
      small
      unreached
      tooltip={false}
      name={messages.options}
      icon={ChevronDown}
      disabled={disabled}
      aria-expanded={list.open}
      onPress={toggle}
    />
  );
};
