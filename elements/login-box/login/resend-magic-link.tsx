import { ResendMail } from './resend-mail.tsx';

/** Delay before a link can be resent, in seconds. Source: product.md#codes. */
const RESEND_SECONDS = 60;

/** Sends the link that signs in once more. It comes in a chunk of its own, after the screen that says to look for the first. */
export const Screen = () => <ResendMail seconds={RESEND_SECONDS} />;
