/** What the browser hands over from a text message. It is in no library of types yet. Source: WICG WebOTP. */
interface OtpCredential extends Credential {
  readonly code: string;
}
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Asks the browser for the code of a text message to this page, where it can; the person is asked whether to hand it over.
 * `undefined` where it cannot, they do not want it, or `signal` has ended the wait. Only for a code that comes by text
 * message: what is asked for here stands in the way of a passkey.
 */
export const codeFromTextMessage = async (signal: AbortSignal): Promise<string | undefined> => {
  if (!('OTPCredential' in globalThis)) return undefined;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    // the transport asked for decides what comes back
    return ((await navigator.credentials.get(request)) as OtpCredential | null)?.code;
  } catch {
    return undefined;
  }
};
