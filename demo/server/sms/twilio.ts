import { is, number, object, optional, string } from 'valibot';
import { type Fetch, type Sms, SmsRefused } from '../ports.ts';

interface Setting {
  fetch: Fetch;
  /** `AC` and 32 digits. */
  accountSid: string;
  authToken: string;
  /** A number of ours, or the `MG…` of a messaging service. */
  from: string;
  /** `https://api.twilio.com`, but for tests and regions. */
  baseUrl: string;
}

const TIMEOUT_MS = 10_000;

const problem = object({ code: optional(number()), message: optional(string()) });

/** Statuses after which another try may well succeed. */
const passes = (status: number) => status === 429 || status >= 500;

/**
 * Sends through Twilio's Messages API. What it says of the message itself, as of a number that is none, is final; that it is
 * overrun or away is not. Source: Twilio "Messages resource", "Error and warning dictionary".
 */
export const twilio = ({ fetch, accountSid, authToken, from, baseUrl }: Setting): Sms => ({
  send: async ({ to, text }) => {
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
    const asked = await fetch(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, ...sender, Body: text }).toString(),
      timeoutMs: TIMEOUT_MS,
      redirects: 0,
    });
    if (!asked.ok) throw new Error(`the SMS service does not answer: ${asked.failure}`);
    const { status } = asked.value;
    if (status === 201 || status === 200) return;
    const answer: unknown = await asked.value.json().catch(() => undefined);
    const code = is(problem, answer) ? answer.code : undefined;
    // its own words may repeat the number
    const told = `the SMS service answered ${status}${code === undefined ? '' : ` with error ${code}`}`;
    throw passes(status) ? new Error(told) : new SmsRefused(told);
  },
});
