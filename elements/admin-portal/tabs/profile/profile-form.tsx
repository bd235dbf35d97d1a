import { useEffect, useMemo } from 'react';
import { ADDRESS_MAX, JOB_TITLE_MAX, NAME_MAX, NAME_MIN } from '../../../../core/contract/limits.ts';
import { users } from '../../../../core/contract/users.ts';
import { profileFeature } from '../../../../core/profile/profile.feature.ts';
import type { AuthUser } from '../../../../core/store/state.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useFeature } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { PageForm } from '../../forms/page-form.tsx';
import { usePageAppearance } from '../../forms/use-appearance.ts';
import { useFormValues } from '../../forms/use-form-values.ts';
import { useSavedBase } from '../../forms/use-saved-base.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { changesIn, valuesOf } from './profile-model.ts';

const TimeZoneField = lazyScreen(async () => ({ Screen: (await import('./time-zone-field.tsx')).TimeZoneField }));

/** Fields of the first card. */
const PERSONAL = ['name', 'jobTitle', 'address'] as const;

/** Form of the profile's texts, saved together. What a directory manages is read-only. */
export const ProfileForm = ({ user }: { user: AuthUser }) => {
  const messages = useMessages('profile');
  const { reload } = useFeature(profileFeature);
  const save = useCommand(users.updateMe);
  const { failure } = save;
  const latest = { values: valuesOf(user), profileVersion: user.profileVersion };
  const draft = useFormValues(latest.values, 'profile');
  const base = useSavedBase(latest, { failure, dirty: draft.dirty }, (now) => draft.follow(now.values));
  useEffect(() => {
    if (failure?.kind === 'staleVersion') void reload();
  }, [failure, reload]);
  const managed = user.managedBy === 'scim2' || undefined;
  const { send, busy, error } = useSubmit({
    draft,
    command: save,
    input: (values) => ({ body: { ...changesIn(base.values, values), profileVersion: base.profileVersion } }),
    failures: { staleVersion: messages.changedElsewhere },
    onDone: () => {
      draft.reset({ ...draft.values, name: draft.values.name.trim() });
      void reload();
    },
  });
  const { answers } = useMessages('ui-more');
  const { field: appearance } = usePageAppearance('profile');
  const shown = PERSONAL.some((name) => appearance(name) !== 'hidden');
  const zone = draft.field('timezone');
  const languages = useLanguages();
  return (
    <PageForm dirty={draft.dirty} busy={busy} error={error} onSave={send} onCancel={() => draft.reset(latest.values)}>
      {shown && (
        <SettingsCard title={messages.personal.title} description={messages.personal.description}>
          {managed && <Banner tone="info">{messages.managed}</Banner>}
          <TextField
            label={messages.personal.name}
            autoComplete="name"
            maxLength={NAME_MAX}
            required
            check={(name) => (name.trim().length < NAME_MIN ? answers.fields.tooShort({ count: NAME_MIN }) : undefined)}
            readOnly={managed}
            {...draft.field('name')}
          />
          <TextField
            label={messages.personal.jobTitle}
            autoComplete="organization-title"
            maxLength={JOB_TITLE_MAX}
            optional
            readOnly={managed}
            {...draft.field('jobTitle')}
          />
          <TextArea
            label={messages.personal.address}
            limit={ADDRESS_MAX}
            optional
            readOnly={managed}
            {...draft.field('address')}
          />
        </SettingsCard>
      )}
      <SettingsCard title={messages.region.title} description={messages.region.description}>
        <Select
          label={messages.region.language}
          hint={messages.region.languageHint}
          options={languages}
          {...draft.field('language')}
        />
        {!zone.hidden && (
          <LoadingBoundary fallback={<SkeletonText lines={3} />}>
            <TimeZoneField {...zone} />
          </LoadingBoundary>
        )}
      </SettingsCard>
    </PageForm>
  );
};

/** Languages of mails, named in the element's language. */
const useLanguages = () => {
  const locale = useHostState().locale.tag;
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    return Object.keys(LANGUAGES).map((value) => ({ value, label: names.of(value) ?? value }));
  }, [locale]);
};
