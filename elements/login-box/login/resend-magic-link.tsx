import { ResendMail } from './resend-mail.tsx';

/** Delay before a link can be resent, in seconds. Source: product.md#codes. */
const RESEND_SECONDS = 60;

/** Button that resends a magic link, in a lazy chunk. */
export const Screen = () => <ResendMail seconds={RESEND_SECONDS} />;
