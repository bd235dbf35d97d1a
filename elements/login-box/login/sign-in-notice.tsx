import { SSO_NOTICES, type SignInNotice } from '../../../core/sign-in/sign-in-notice.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';

/** Notice above the sign-in form on what has just worked, or why single sign-on has not. */
export const Screen = ({ notice }: { notice: SignInNotice }) => {
  const { notices } = useMessages('login-more');
  const { causes } = useMessages('federation').sso;
  const failed = SSO_NOTICES.find((known) => known === notice);
  // known until a reload
  const linking = useAppState(({ vendor, social }) => vendor.social?.find(({ id }) => id === social?.provider)?.name);
  if (failed) return <Banner tone="danger">{causes[failed]}</Banner>;
  if (notice === 'signInToLink' && linking)
    return <Banner tone="success">{notices.signInToLinkNamed({ provider: linking })}</Banner>;
  return <Banner tone="success">{{ ...notices, ...causes }[notice]}</Banner>;
};
