import { is, number, object, optional, string } from 'valibot';
import { type Fetch, type Sms, SmsRefused } from '../ports.ts';

interface Setting {
  fetch: Fetch;
  /** Account SID: `AC` and 32 digits. */
  accountSid: string;
  authToken: string;
  /** Sender: a number, or the `MG…` SID of a messaging service. */
  from: string;
  /** Base URL: `https://api.twilio.com`, except in tests and regions. */
  baseUrl: string;
}

const TIMEOUT_MS = 10_000;

const problem = object({ code: optional(number()), message: optional(string()) });

/** Checks for a status after which a retry can succeed. */
const isTransient = (status: number) => status === 429 || status >= 500;

/**
 * Sends by Twilio's Messages API. An error about the message itself, such as an invalid number, is final; overload and
 * unavailability are retried. Source: Twilio "Messages resource", "Error and warning dictionary".
 */
export const twilio = ({ fetch, accountSid, authToken, from, baseUrl }: Setting): Sms => ({
  send: async ({ to, text }) => {
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
    const response = await fetch(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
      timeoutMs: TIMEOUT_MS,
      redirects: 0,
    });
    if (!response.ok) throw new Error(`the SMS service does not answer: ${response.failure}`);
    const { status } = response.value;
    if (status === 201 || status === 200) return;
    const answer: unknown = await response.value.json().catch(() => undefined);
    const code = is(problem, answer) ? answer.code : undefined;
    // its message can contain the number
    const message = `the SMS service answered ${status}${code === undefined ? '' : ` with error ${code}`}`;
    throw isTransient(status) ? new Error(message) : new SmsRefused(message);
  },
});
