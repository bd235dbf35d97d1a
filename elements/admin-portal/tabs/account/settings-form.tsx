import { accountSettings } from '../../../../core/contract/account-settings.ts';
import type { AccountSettings } from '../../../../core/contract/entities/account-settings.ts';
import { LOGO_MAX, NAME_MAX, NAME_MIN, URL_MAX } from '../../../../core/contract/limits.ts';
import type { FieldAppearance } from '../../../../core/portal/appearance.ts';
import { profileFeature } from '../../../../core/profile/profile.feature.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useFeature } from '../../../kit/use-app.ts';
import { cacheUpdate, useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { CountryField } from '../../../ui/country-field/country-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { PageForm } from '../../forms/page-form.tsx';
import { usePageAppearance } from '../../forms/use-appearance.ts';
import { type FormValues, useFormValues } from '../../forms/use-form-values.ts';
import { useSavedBase } from '../../forms/use-saved-base.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { type AccountValues, changesOf, valuesOf } from './account-model.ts';
import { useCurrencies, useFormatExamples, useZones } from './use-region-options.ts';

/** Fields that the host's theme options and the operator's can hide or show for reading only. Source: product.md#field-appearance. */
type AppearingField = 'companyName' | 'website' | 'logo' | 'address' | 'timezone' | 'currency';

const LogoField = lazyScreen(async () => ({ Screen: (await import('./logo-field.tsx')).LogoField }));

/** Bounds of the logo: enough for invoices and mails. Ours. */
const LOGO_LIMITS = { width: 512, height: 512, characters: LOGO_MAX };

interface CardProps {
  draft: FormValues<AccountValues>;
  /** Appearance of a field; `viewOnly` without the permission to change. */
  appearanceOf: (name: AppearingField) => FieldAppearance;
  readOnly: boolean;
}

/** Form of the settings, saved together by the bar below; leaving with unsaved changes asks first. */
export const SettingsForm = ({ saved }: { saved: AccountSettings }) => {
  const readOnly = !useHasPermission('fe.secure.write.accountSettings');
  const { field: appearance } = usePageAppearance('account');
  const draft = useFormValues(valuesOf(saved));
  const { reload } = useFeature(profileFeature);
  const save = useCommand(accountSettings.save, {
    onSuccessUpdate: [cacheUpdate(accountSettings.read, (_before, now: AccountSettings) => now)],
    invalidates: [accountSettings.read],
  });
  const { failure } = save;
  const base = useSavedBase(saved, { failure, dirty: draft.dirty }, (now) => draft.follow(valuesOf(now)));
  const { send, busy, error } = useSubmit({
    draft,
    command: save,
    input: (values) => ({ body: changesOf(base, values) }),
    onDone: (now) => {
      draft.reset(valuesOf(now));
      // the session has the formats
      void reload();
    },
  });
  const appearanceOf = (name: AppearingField) => {
    const wanted = appearance(name);
    return readOnly && wanted === 'edit' ? 'viewOnly' : wanted;
  };
  const card = { draft, appearanceOf, readOnly };
  return (
    <PageForm dirty={draft.dirty} busy={busy} error={error} onSave={send} onCancel={() => draft.reset()}>
      <CompanyCard {...card} />
      <AddressCard {...card} />
      <RegionCard {...card} />
    </PageForm>
  );
};

const CompanyCard = ({ draft, appearanceOf, readOnly }: CardProps) => {
  const { company: messages } = useMessages('account-settings');
  const { answers } = useMessages('ui-more');
  const [name, website, logo] = [appearanceOf('companyName'), appearanceOf('website'), appearanceOf('logo')];
  if ([name, website, logo].every((appearance) => appearance === 'hidden')) return null;
  return (
    <SettingsCard title={messages.title} description={messages.description} appearance={readOnly ? 'viewOnly' : 'edit'}>
      {name !== 'hidden' && (
        <TextField
          label={messages.name}
          autoComplete="organization"
          required
          maxLength={NAME_MAX}
          readOnly={name === 'viewOnly'}
          check={(text) => (text.trim().length < NAME_MIN ? answers.fields.tooShort({ count: NAME_MIN }) : undefined)}
          {...draft.field('name')}
        />
      )}
      {website !== 'hidden' && (
        <TextField
          label={messages.website}
          kind="url"
          autoComplete="url"
          optional
          maxLength={URL_MAX}
          readOnly={website === 'viewOnly'}
          {...draft.field('website')}
        />
      )}
      {logo !== 'hidden' && (
        <LoadingBoundary fallback={<SkeletonText lines={3} />}>
          <LogoField
            label={messages.logo}
            hint={messages.logoHint}
            limits={LOGO_LIMITS}
            readOnly={logo === 'viewOnly'}
            {...draft.field('logo')}
          />
        </LoadingBoundary>
      )}
    </SettingsCard>
  );
};

const AddressCard = ({ draft, appearanceOf, readOnly }: CardProps) => {
  const { address: messages } = useMessages('account-settings');
  const appearance = appearanceOf('address');
  const fixed = { optional: true, readOnly: appearance === 'viewOnly' };
  if (appearance === 'hidden') return null;
  return (
    <SettingsCard title={messages.title} description={messages.description} appearance={readOnly ? 'viewOnly' : 'edit'}>
      <CountryField label={messages.country} {...fixed} {...draft.field('country')} />
      <TextField label={messages.line1} autoComplete="address-line1" {...fixed} {...draft.field('address1')} />
      <TextField label={messages.line2} autoComplete="address-line2" {...fixed} {...draft.field('address2')} />
      <div className="fe-account-pair">
        <TextField label={messages.city} autoComplete="address-level2" {...fixed} {...draft.field('city')} />
        <TextField label={messages.state} autoComplete="address-level1" {...fixed} {...draft.field('state')} />
        <TextField label={messages.postCode} autoComplete="postal-code" {...fixed} {...draft.field('postCode')} />
      </div>
    </SettingsCard>
  );
};

/** Option of a value; one that the browser does not know stays to be seen. */
const optionOf = <One extends { value: string; label: string }>(options: readonly One[], value: string) =>
  value === '' ? undefined : (options.find((one) => one.value === value) ?? { value, label: value });

const RegionCard = ({ draft, appearanceOf, readOnly }: CardProps) => {
  const { region: messages } = useMessages('account-settings');
  const [timezone, currency] = [appearanceOf('timezone'), appearanceOf('currency')];
  const [zones, currencies, formats] = [useZones(), useCurrencies(), useFormatExamples()];
  const { values } = draft;
  const usual = (example: string) => ({ value: '' as const, label: messages.usual({ example }) });
  return (
    <SettingsCard title={messages.title} description={messages.description} appearance={readOnly ? 'viewOnly' : 'edit'}>
      {timezone !== 'hidden' && (
        <Combobox
          label={messages.timezone}
          optional
          placeholder={messages.browserZone}
          options={zones}
          readOnly={timezone === 'viewOnly'}
          value={optionOf(zones, values.timezone)}
          onChange={(zone) => draft.change({ timezone: zone?.value ?? '' })}
          error={draft.field('timezone').error}
        />
      )}
      {currency !== 'hidden' && (
        <Combobox
          label={messages.currency}
          optional
          options={currencies}
          readOnly={currency === 'viewOnly'}
          value={optionOf(currencies, values.currency)}
          onChange={(one) => draft.change({ currency: one?.value ?? '' })}
          error={draft.field('currency').error}
        />
      )}
      <Select
        label={messages.dateFormat}
        options={[usual(formats.usual.date), ...formats.dates]}
        readOnly={readOnly}
        {...draft.field('dateFormat')}
      />
      <Select
        label={messages.timeFormat}
        options={[usual(formats.usual.time), ...formats.times]}
        readOnly={readOnly}
        {...draft.field('timeFormat')}
      />
    </SettingsCard>
  );
};
