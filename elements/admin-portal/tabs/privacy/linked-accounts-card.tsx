import { Plus, Unlink } from 'lucide';
import { useEffect, useState } from 'react';
import type { SocialLink } from '../../../../core/contract/entities/social.ts';
import { social, socialLinks } from '../../../../core/contract/social.ts';
import { ownLinksFeature } from '../../../../core/social/own-links.feature.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { ProviderMark } from '../../../login-box/box/social/provider-mark.tsx';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { EntryActions, EntryList, ListEntry, NoEntries } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { UsedHint } from './used-hint.tsx';

/** Provider that an account can be linked at. */
interface Linkable {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
}

/** Providers that the operator offers, by their id; undefined while they load. */
const useProviders = (): readonly Linkable[] | undefined => {
  const named = useCall(social.ownProviders, {}).value;
  const custom = useCall(social.customProviders, {}).value?.providers;
  if (!named || !custom) return undefined;
  return [
    ...named.map(({ type: id, active, options }) => ({ id, active, name: options.displayName, logo: '' })),
    ...custom.map(({ id, active, displayName: name, ssoLogoUrl }) => ({ id, active, name, logo: ssoLogoUrl ?? '' })),
  ].filter(({ active }) => active);
};

/** Buttons in a row; more providers are in a menu. */
const IN_ROW = 3;

/** Accounts at providers that sign the user in; not shown where the operator offers none. Source: protocol/social.md#links. */
export const LinkedAccountsCard = () => {
  const { links: messages } = useMessages('privacy');
  const wordsOf = useFailureMessage();
  const toast = useToast();
  const feature = useFeature(ownLinksFeature);
  const providers = useProviders();
  const list = useCall(socialLinks.list, {});
  const link = useTask((provider: string) => feature.link(provider), []);
  const [going, setGoing] = useState<string>();
  const { dialog, row, open, close } = useDialog('unlink');
  const [outcome] = useState(() => feature.outcome());
  useEffect(() => feature.forgetOutcome(), [feature]);
  const links = list.value?.links ?? [];
  const leaving = dialog ? links.find(({ id }) => id === row) : undefined;
  const linked = outcome && !outcome.failure ? links.find(({ provider }) => provider === outcome.provider) : undefined;
  useEffect(() => {
    if (linked) toast({ about: linked.id, text: messages.linked({ provider: linked.displayName }) });
    // once, when it is there
    // oxlint-disable-next-line react/exhaustive-deps
  }, [linked?.id]);
  if (!providers || !list.value ? false : providers.length === 0 && links.length === 0) return null;
  const nameOf = (provider: string) => providers?.find(({ id }) => id === provider)?.name ?? provider;
  const start = async (provider: string) => {
    setGoing(provider);
    const begun = await link.run(provider);
    if (!begun.ok) setGoing(undefined);
  };
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      {outcome?.failure && !link.busy && (
        <Banner tone="danger">
          {messages.failed({ provider: nameOf(outcome.provider) })} {wordsOf(outcome.failure)}
        </Banner>
      )}
      <Answer of={list} isEmpty={() => links.length === 0} empty={<NoEntries>{messages.none}</NoEntries>}>
        {(all) => (
          <EntryList label={messages.title}>
            {all.links.map((one) => (
              <LinkLine
                key={one.id}
                of={one}
                logo={providers?.find(({ id }) => id === one.provider)?.logo ?? ''}
                onRemove={() => open('unlink', one.id)}
              />
            ))}
          </EntryList>
        )}
      </Answer>
      {link.failure && <Banner tone="danger">{wordsOf(link.failure)}</Banner>}
      {providers && providers.length > 0 && (
        <EntryActions>
          {providers.length <= IN_ROW ? (
            providers.map(({ id, name, logo }) => (
              <Button
                key={id}
                busy={going === id}
                disabled={going !== undefined && going !== id}
                onPress={() => void start(id)}
              >
                <ProviderMark of={id} logo={logo} />
                {messages.link({ provider: name })}
              </Button>
            ))
          ) : (
            <Menu
              items={providers.map(({ id, name }) => ({ label: name, onPress: () => void start(id) }))}
              name={messages.linkAny}
            >
              <Icon of={Plus} size={16} />
              {messages.linkAny}
            </Menu>
          )}
        </EntryActions>
      )}
      {leaving && <UnlinkAccount link={leaving} onClose={close} />}
    </SettingsCard>
  );
};

const LinkLine = ({ of, logo, onRemove }: { of: SocialLink; logo: string; onRemove: () => void }) => {
  const { links: messages } = useMessages('privacy');
  const { table } = useMessages('ui-more');
  const { provider, displayName, email, name, createdAt, lastUsedAt } = of;
  const account = email || name;
  return (
    <ListEntry
      mark={<ProviderMark of={provider} logo={logo} />}
      name={displayName}
      hints={[
        ...(account ? [<bdi key="account">{account}</bdi>] : []),
        <UsedHint key="used" createdAt={createdAt} lastUsedAt={lastUsedAt} />,
      ]}
      actions={
        <Menu
          small
          name={table.data.actionsFor({ name: account ? `${displayName}, ${account}` : displayName })}
          items={[{ label: messages.remove, icon: Unlink, danger: true, onPress: onRemove }]}
        />
      }
    />
  );
};

const UnlinkAccount = ({ link: { id, displayName: provider }, onClose }: { link: SocialLink; onClose: () => void }) => {
  const { links: messages } = useMessages('privacy');
  const toast = useToast();
  const remove = useCommand(socialLinks.remove, { invalidates: [socialLinks.list] });
  return (
    <ConfirmCommand
      title={messages.removeTitle({ provider })}
      effect={messages.removeEffect({ provider })}
      action={messages.removeAction({ provider })}
      command={remove}
      input={{ params: { id } }}
      onCancel={onClose}
      onDone={() => {
        onClose();
        toast({ about: id, text: messages.removed({ provider }) });
      }}
    />
  );
};
