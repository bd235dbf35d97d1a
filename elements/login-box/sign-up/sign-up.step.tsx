import { NAME_MIN } from '../../../core/contract/limits.ts';
import { loginMethodsOf } from '../../../core/login/methods.ts';
import { fieldParts } from '../../kit/credentials/field-parts.ts';
import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useSignUp } from './use-sign-up.ts';
import { legalLink } from '../box/legal-link.ts';
import { BoxFoot, BoxStep } from '../box/box-step.tsx';
import { ExpectedMethods } from '../box/expected-methods.tsx';
import { fieldFailure } from '../box/form/field-failure.ts';
import { emailField } from '../box/form/email-field.ts';
import { newPasswordField } from '../box/form/new-password-field.ts';
import { RouteLink } from '../box/route-link.tsx';
import { JourneySwitchLink } from '../box/journey-switch-link.tsx';
import { useForm } from '../box/form/use-form.ts';
import { useSocialLayout } from '../box/social/social-layout.ts';
import { useHasInvitation } from './use-invitation-token.ts';
import { useVendor } from '../box/use-vendor.ts';
import type { FieldSpec, LabelLink } from '../../kit/credentials/spec.ts';
import { useAttributeValues } from '../../kit/host-context.ts';
import type { loginBoxAttributes } from '../login-box.attributes.ts';

const SocialWays = lazyScreen(() => import('../box/social/social-sign-in.tsx'), 'federation');

/**
 * Form of the sign-up: name, email, company, and a password where people sign in by one.
 * Source: product.md#sign-up.
 */
export const SignUpStep = () => {
  const t = useMessages('login');
  const more = useMessages('login-more');
  const messages = more.signUp;
  const [{ email: earlier, company, pending, failure, passwordConfig }, signUp] = useSignUp();
  const invited = useHasInvitation();
  const { name: vendor } = useVendor();
  const terms = useTermsField();
  const byPassword = useAppState(({ vendor }) => loginMethodsOf(vendor).includes('EmailAndPassword'));
  const { onTop } = useSocialLayout();
  const bySocial = useAppState(({ vendor }) => (vendor.social?.length ?? 0) > 0);
  const wrong = fieldFailure(t, more, failure, {
    ...messages.failures,
    shown: [
      'name',
      'email',
      ...(invited ? [] : (['companyName'] as const)),
      ...(byPassword ? (['password'] as const) : []),
    ],
  });
  const long = (typed: string) => {
    const { length } = [...typed.trim()];
    return length && length < NAME_MIN ? more.faults.nameShort({ least: NAME_MIN }) : undefined;
  };
  useForm(
    {
      fields: [
        { name: 'name', kind: 'name', label: more.fields.name, check: long, error: wrong.name },
        emailField(t, { label: more.fields.workEmail, value: earlier || undefined, error: wrong.email }),
        // the link names the company
        ...(invited
          ? []
          : [
              {
                name: 'companyName',
                kind: 'organization',
                label: more.fields.company,
                check: long,
                error: wrong.companyName,
              } as const,
            ]),
        ...(byPassword
          ? [newPasswordField(t, more, passwordConfig, { label: t.fields.password, error: wrong.password })]
          : []),
        ...terms,
      ],
      submit: messages.submit,
      busy: pending,
      failure,
      error: wrong.form,
      // undefined for fields that are not shown
      onSubmit: ({ name, email, companyName, password }) =>
        void signUp.submit({
          name: name.trim(),
          email,
          ...(!invited && { companyName: companyName.trim() }),
          password,
        }),
    },
    fieldParts,
  );
  const signIn = (
    <JourneySwitchLink question={messages.haveAccount}>
      <RouteLink to={invited ? 'acceptInvitationUrl' : 'loginUrl'}>{messages.signIn}</RouteLink>
    </JourneySwitchLink>
  );
  return (
    <BoxStep
      asks
      title={invited && company ? messages.titleInvited({ company }) : messages.title}
      {...(invited && { shortTitle: messages.title, keepsTitle: true })}
      subtitle={invited ? messages.subtitleInvited : vendor ? messages.subtitle({ vendor }) : messages.subtitleAlone}
      foot={false}
    >
      {bySocial && onTop && (
        <LoadingBoundary fallback={<ExpectedMethods signsUp above />}>
          <SocialWays disabled={pending} accepts={terms.length > 0} />
        </LoadingBoundary>
      )}
      <CredentialsSlot />
      <LoadingBoundary fallback={bySocial && <ExpectedMethods signsUp />}>
        {bySocial && !onTop && <SocialWays disabled={pending} accepts={terms.length > 0} />}
        <BoxFoot>{signIn}</BoxFoot>
      </LoadingBoundary>
    </BoxStep>
  );
};

/** Checkbox to agree to the terms and the privacy policy, if the page has given either. */
const useTermsField = (): readonly FieldSpec<'terms'>[] => {
  const t = useMessages('login-more');
  const { termsUrl, privacyUrl } = useAttributeValues<typeof loginBoxAttributes>();
  const links = [linkTo(termsUrl, t.signUp.terms), linkTo(privacyUrl, t.signUp.privacy)].filter((link) => !!link);
  if (links.length === 0) return [];
  const named = links.flatMap((link, at) => (at === 0 ? [link] : [t.signUp.and, link]));
  const label = [t.signUp.agree, ...named, t.signUp.agreed].filter((word) => word !== '');
  const check = (ticked: string) => (ticked ? undefined : t.faults.termsUnaccepted);
  return [{ name: 'terms', kind: 'terms', label, check }];
};

const linkTo = (address: string | undefined, text: string): LabelLink | undefined => {
  const href = legalLink(address);
  return href === undefined ? undefined : { text, href };
};
