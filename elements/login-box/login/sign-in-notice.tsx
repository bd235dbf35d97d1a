import type { SignInNotice } from '../../../core/sign-in/sign-in-notice.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';

/** Notice above the sign-in form on what has just worked. */
export const Screen = ({ notice }: { notice: SignInNotice }) => (
  <Banner tone="success">{useMessages('login-more').notices[notice]}</Banner>
);
