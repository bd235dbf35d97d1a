import { expect } from '@playwright/test';

/** The code in the newest message to a phone, other than that; waits for the message. */
export const textTo = async (server: string, number: string, other = ''): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${server}/dev/sms.json?to=${encodeURIComponent(number)}`);
      const texts: { code?: string }[] = await response.json();
      found = texts.find(({ code }) => code)?.code;
      return found !== undefined && found !== other;
    }, `a message to ${number} with a code`)
    .toBe(true);
  return found ?? '';
};
