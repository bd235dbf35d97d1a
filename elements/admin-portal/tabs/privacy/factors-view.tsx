import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { mfaPolicies } from '../../../../core/contract/mfa-policies.ts';
import { ownMfa } from '../../../../core/contract/own-mfa.ts';
import { RECOMMENDED } from '../../../../core/mfa/factors.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { FACTOR_ICONS } from '../../../login-box/mfa/factor-icons.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { Cards, ListEntry, EntryList, EntryActions, NoEntries } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { OWN_FACTORS, type OwnFactor, ownFactorsIn } from './privacy-model.ts';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { UsedHint } from './used-hint.tsx';

const AddFactorDialog = lazyScreen(async () => ({ Screen: (await import('./add-factor.dialog.tsx')).AddFactorDialog }));
const RenameFactor = lazyScreen(async () => ({ Screen: (await import('./rename-factor.tsx')).RenameFactor }));
const RecoveryCodesDialog = lazyScreen(async () => ({
  Screen: (await import('./recovery-codes.dialog.tsx')).RecoveryCodesDialog,
}));

/** Second factors of the user, and their recovery codes. Source: protocol/second-factors.md#own-factors. */
export const FactorsView = () => {
  const { factors: messages } = useMessages('privacy');
  const devices = useCall(ownMfa.devices, {});
  const offered = useCall(mfaPolicies.strategies, {}).value?.strategies ?? [];
  const { dialog, row, open, close } = useDialog('addFactor', 'removeFactor', 'renameFactor');
  // shown once: no address leads back to them
  const [codes, setCodes] = useState<readonly string[]>();
  const factors = devices.value ? ownFactorsIn(devices.value) : [];
  const chosen = factors.find(({ id }) => id === row);
  const leaving = dialog === 'removeFactor' ? chosen : undefined;
  const renaming = dialog === 'renameFactor' && chosen?.named ? chosen : undefined;
  const nameOf = useFactorName();
  const kinds = RECOMMENDED.filter(
    (kind) =>
      offered.some(({ strategy, isActive }) => strategy === kind && isActive) &&
      !(kind === 'EmailCode' && factors.some(({ strategy }) => strategy === kind)),
  );
  return (
    <Cards>
      <SettingsCard title={messages.title} description={messages.description}>
        <Answer
          of={devices}
          isEmpty={(all) => ownFactorsIn(all).length === 0}
          empty={<NoEntries>{messages.none}</NoEntries>}
        >
          {(all) => (
            <EntryList label={messages.title}>
              {ownFactorsIn(all).map((factor) => (
                <FactorLine
                  key={factor.id}
                  of={factor}
                  onRename={() => open('renameFactor', factor.id)}
                  onRemove={() => open('removeFactor', factor.id)}
                />
              ))}
            </EntryList>
          )}
        </Answer>
        {kinds.length > 0 && (
          <EntryActions>
            <Button onPress={() => open('addFactor')}>
              <Icon of={Plus} size={16} />
              {messages.add}
            </Button>
          </EntryActions>
        )}
      </SettingsCard>
      {factors.length > 0 && <RecoveryCodesCard onCodes={setCodes} />}
      {leaving && <RemoveFactor factor={leaving} isLast={factors.length === 1} onClose={close} />}
      <LoadingBoundary>
        {dialog === 'addFactor' && kinds.length > 0 && (
          <AddFactorDialog
            kinds={kinds}
            onClose={close}
            onAdded={(made) => {
              close();
              if (made.length > 0) setCodes(made);
            }}
          />
        )}
        {renaming && <RenameFactor factor={renaming} standard={nameOf({ ...renaming, detail: '' })} onClose={close} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </LoadingBoundary>
    </Cards>
  );
};

const useFactorName = () => {
  const { kinds } = useMessages('login-more').factor;
  return ({ strategy, detail, provider }: OwnFactor) => detail || provider || kinds[strategy].name;
};

const FactorLine = ({
  of: factor,
  onRename,
  onRemove,
}: {
  of: OwnFactor;
  onRename: () => void;
  onRemove: () => void;
}) => {
  const { factors: messages, naming } = useMessages('privacy');
  const { kinds } = useMessages('login-more').factor;
  const { table } = useMessages('ui-more');
  const name = useFactorName()(factor);
  const kind = kinds[factor.strategy];
  return (
    <ListEntry
      icon={FACTOR_ICONS[factor.strategy]}
      name={name}
      hints={[
        name === kind.name ? kind.hint : kind.name,
        ...(factor.createdAt
          ? [<UsedHint key="used" createdAt={factor.createdAt} lastUsedAt={factor.lastUsedAt} />]
          : []),
      ]}
      actions={
        <Menu
          small
          name={table.data.actionsFor({ name })}
          items={[
            ...(factor.named ? [{ label: naming.rename, icon: Pencil, onPress: onRename }] : []),
            { label: messages.remove, icon: Trash2, danger: true, onPress: onRemove },
          ]}
        />
      }
    />
  );
};

const RemoveFactor = ({ factor, isLast, onClose }: { factor: OwnFactor; isLast: boolean; onClose: () => void }) => {
  const { factors: messages } = useMessages('privacy');
  const toast = useToast();
  const name = useFactorName()(factor);
  const remove = useCommand(ownMfa.removeDevice, { invalidates: OWN_FACTORS });
  return (
    <ConfirmCommand
      title={messages.removeTitle({ name })}
      effect={isLast ? messages.removeLast : messages.removeEffect}
      action={messages.remove}
      command={remove}
      input={{ params: { deviceId: factor.id } }}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: factor.id, text: messages.removed({ name }) });
      }}
    />
  );
};
