import type { FieldSpec, LabelLink } from '../../kit/credentials/spec.ts';
import { useValues } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import type { loginBoxAttributes } from '../login-box.attributes.ts';

/** The box a person ticks to agree, where the page has given terms or a privacy policy; otherwise no field at all. */
export const useTermsField = (): readonly FieldSpec<'terms'>[] => {
  const t = useMessages('login-more');
  const { termsUrl, privacyUrl } = useValues<typeof loginBoxAttributes>();
  const links = [linkTo(termsUrl, t.signUp.terms), linkTo(privacyUrl, t.signUp.privacy)].filter((link) => !!link);
  if (links.length === 0) return [];
  const named = links.flatMap((link, at) => (at === 0 ? [link] : [t.signUp.and, link]));
  const label = [t.signUp.agree, ...named, t.signUp.agreed].filter((word) => word !== '');
  const check = (ticked: string) => (ticked ? undefined : t.faults.termsUnaccepted);
  return [{ name: 'terms', kind: 'terms', label, check }];
};

/** Markup may name any address; only pages can be gone to. */
const linkTo = (address: string | undefined, text: string): LabelLink | undefined => {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return url && /^https?:$/.test(url.protocol) ? { text, href: url.href } : undefined;
};
