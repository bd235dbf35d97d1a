import { useMemo } from 'react';
import { customLogin } from '../../../../core/contract/custom-login.ts';
import type { CustomLogin, SocialPlacement } from '../../../../core/contract/entities/custom-login.ts';
import { LOGIN_ALIAS_PATTERN, LOGIN_LOGO_MAX } from '../../../../core/contract/limits.ts';
import type { SocialProvider } from '../../../../core/store/state.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { cacheUpdate, useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { ColorField, isColor } from '../../../ui/color-field/color-field.tsx';
import { CopyField } from '../../../ui/copy-field/copy-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { SkeletonCard, SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { PageForm } from '../../forms/page-form.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import { useSavedBase } from '../../forms/use-saved-base.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { actionsOf, loginBoxOf, valuesOf } from './custom-login-model.ts';
import { LoginPreview } from './login-preview.tsx';
import { ProviderOrder } from './provider-order.tsx';

const LogoField = lazyScreen(async () => ({ Screen: (await import('./logo-field.tsx')).LogoField }));

/** Bounds of the logo: twice the largest place that the box has for it. */
const LOGO_LIMITS = { width: 400, height: 120, characters: LOGIN_LOGO_MAX };
const ALIAS_MAX = 40;
/** Color that the picker begins with: the usual theme's. */
const USUAL_COLOR = '#4f46e5';

const NO_PROVIDERS: readonly SocialProvider[] = [];
const PLACEMENTS = ['', 'top', 'bottom'] as const satisfies readonly (SocialPlacement | '')[];

/** The company's own look of its login page, beside a login box that has it. Source: protocol/operator.md#custom-login. */
export const Screen = () => {
  const found = useCall(customLogin.read, {});
  return (
    <Answer of={found} waiting={<SkeletonCard lines={6} />}>
      {(saved) => <CustomLoginForm saved={saved} />}
    </Answer>
  );
};

const CustomLoginForm = ({ saved }: { saved: CustomLogin }) => {
  const messages = useMessages('custom-login');
  const { notLoginAlias, notColor } = useMessages('ui-more').answers.fields;
  const readOnly = !useHasPermission('fe.secure.write.accountSettings');
  const appearance = readOnly ? 'viewOnly' : 'edit';
  const providers = useAppState(({ vendor }) => vendor.social ?? NO_PROVIDERS);
  const tenant = useAppState(({ session }) => (session.status === 'signedIn' ? session.activeTenant : undefined));
  const draft = useFormValues(valuesOf(saved));
  const { values } = draft;
  const save = useCommand(customLogin.save, {
    onSuccessUpdate: [cacheUpdate(customLogin.read, (_before, now: CustomLogin) => now)],
    invalidates: [customLogin.read],
  });
  const { failure } = save;
  const base = useSavedBase(saved, { failure, dirty: draft.dirty }, (now) => draft.follow(valuesOf(now)));
  const { send, busy, error } = useSubmit({
    draft,
    command: save,
    input: (typed) => {
      const { updatedAt } = base;
      return { body: { actions: actionsOf(base, typed), ...(updatedAt !== undefined && { updatedAt }) } };
    },
    onDone: (now) => draft.reset(valuesOf(now)),
    places: { loginAliasTaken: 'alias' },
  });
  const look = useMemo(
    () => ({
      tenantId: tenant?.tenantId ?? ('' as never), // nothing reads it
      name: tenant?.name ?? '',
      loginBox: loginBoxOf({ ...values, color: isColor(values.color) ? values.color : '' }),
    }),
    [values, tenant],
  );
  return (
    <div className="fe-account-custom">
      <PageForm dirty={draft.dirty} busy={busy} error={error} onSave={send} onCancel={() => draft.reset()}>
        <SettingsCard title={messages.address.title} description={messages.address.description} appearance={appearance}>
          <TextField
            label={messages.address.alias}
            hint={messages.address.aliasHint}
            kind="code"
            optional
            placeholder="acme"
            maxLength={ALIAS_MAX}
            readOnly={readOnly}
            check={(text) => (LOGIN_ALIAS_PATTERN.test(text.trim().toLowerCase()) ? undefined : notLoginAlias)}
            {...draft.field('alias')}
          />
          <CopyField label={messages.address.link} value={saved.loginUrl} />
        </SettingsCard>
        <SettingsCard title={messages.look.title} description={messages.look.description} appearance={appearance}>
          <LoadingBoundary fallback={<SkeletonText lines={3} />}>
            <LogoField
              label={messages.look.logo}
              hint={messages.look.logoHint}
              limits={LOGO_LIMITS}
              readOnly={readOnly}
              {...draft.field('logo')}
            />
          </LoadingBoundary>
          <ColorField
            label={messages.look.color}
            hint={messages.look.colorHint}
            pick={messages.look.pick}
            fallback={USUAL_COLOR}
            optional
            readOnly={readOnly}
            check={(text) => (isColor(text) ? undefined : notColor)}
            {...draft.field('color')}
          />
        </SettingsCard>
        {providers.length > 0 && (
          <SettingsCard title={messages.social.title} description={messages.social.description} appearance={appearance}>
            <Select
              label={messages.social.placement}
              options={PLACEMENTS.map((value) => ({
                value,
                label: messages.social.placements[value === '' ? 'usual' : value],
              }))}
              readOnly={readOnly}
              {...draft.field('placement')}
            />
            {providers.length > 1 && (
              <ProviderOrder providers={providers} readOnly={readOnly} {...draft.field('order')} />
            )}
          </SettingsCard>
        )}
      </PageForm>
      <LoginPreview look={look} />
    </div>
  );
};
