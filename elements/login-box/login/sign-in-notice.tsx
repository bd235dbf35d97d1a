import { SSO_NOTICES, type SignInNotice } from '../../../core/sign-in/sign-in-notice.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';

/** Notice above the sign-in form on what has just worked, or why single sign-on has not. */
export const Screen = ({ notice }: { notice: SignInNotice }) => {
  const { notices } = useMessages('login-more');
  const { causes } = useMessages('federation').sso;
  const failed = SSO_NOTICES.find((known) => known === notice);
  if (failed) return <Banner tone="danger">{causes[failed]}</Banner>;
  return <Banner tone="success">{{ ...notices, ...causes }[notice]}</Banner>;
};
