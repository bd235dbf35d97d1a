import { Plus, Smartphone, Trash2 } from 'lucide';
import { useState } from 'react';
import { PHONE_NUMBERS_MAX } from '../../../../core/contract/limits.ts';
import { type PhoneNumber, phones } from '../../../../core/contract/phones.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { EntryActions, EntryList, ListEntry, NoEntries } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';

const AddPhoneDialog = lazyScreen(
  async () => ({ Screen: (await import('./add-phone.dialog.tsx')).AddPhoneDialog }),
  'login-more',
);
const RemovePhoneDialog = lazyScreen(
  async () => ({ Screen: (await import('./remove-phone.dialog.tsx')).RemovePhoneDialog }),
  'login-more',
);

/** Phone numbers that the user signs in with. Source: protocol/accounts.md#phone-numbers. */
export const PhoneNumbersCard = () => {
  const { phones: messages } = useMessages('privacy');
  const list = useCall(phones.list, { query: {} });
  const { dialog, row, open, close } = useDialog('addPhone', 'removePhone');
  // a number that is there and not confirmed yet
  const [given, setGiven] = useState('');
  const leaving = dialog === 'removePhone' ? list.value?.items.find(({ id }) => id === row) : undefined;
  const add = (number = '') => {
    setGiven(number);
    open('addPhone');
  };
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer of={list} isEmpty={({ items }) => items.length === 0} empty={<NoEntries>{messages.none}</NoEntries>}>
        {({ items }) => (
          <EntryList label={messages.title}>
            {items.map((phone) => (
              <PhoneLine
                key={phone.id}
                of={phone}
                onConfirm={() => add(phone.phoneNumber)}
                onRemove={() => open('removePhone', phone.id)}
              />
            ))}
          </EntryList>
        )}
      </Answer>
      {list.value && (
        <EntryActions>
          {list.value.items.length < PHONE_NUMBERS_MAX ? (
            <Button onPress={() => add()}>
              <Icon of={Plus} size={16} />
              {messages.add}
            </Button>
          ) : (
            <NoEntries>{messages.full({ count: PHONE_NUMBERS_MAX })}</NoEntries>
          )}
        </EntryActions>
      )}
      <LoadingBoundary>
        {dialog === 'addPhone' && <AddPhoneDialog number={given} onClose={close} />}
        {leaving && <RemovePhoneDialog phone={leaving} onClose={close} />}
      </LoadingBoundary>
    </SettingsCard>
  );
};

const PhoneLine = ({
  of: { phoneNumber, verified },
  onConfirm,
  onRemove,
}: {
  of: PhoneNumber;
  onConfirm: () => void;
  onRemove: () => void;
}) => {
  const { phones: messages } = useMessages('privacy');
  const { table } = useMessages('ui-more');
  return (
    <ListEntry
      icon={Smartphone}
      name={<span dir="ltr">{phoneNumber}</span>}
      badges={!verified && <Badge tone="warning">{messages.unverified}</Badge>}
      actions={
        <>
          {!verified && (
            <Button small onPress={onConfirm}>
              {messages.confirm}
              <span className="fe-visually-hidden"> {phoneNumber}</span>
            </Button>
          )}
          <Menu
            small
            name={table.data.actionsFor({ name: phoneNumber })}
            items={[{ label: messages.remove, icon: Trash2, danger: true, onPress: onRemove }]}
          />
        </>
      }
    />
  );
};
