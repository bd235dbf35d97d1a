import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A mail as `/dev/mailbox.json` shows it. */
export interface ReceivedMail {
  subject: string;
  text: string;
  links: string[];
  code?: string;
}

/** The mails a person got, the newest first. */
export const mailsTo = async (server: string, email: string): Promise<ReceivedMail[]> => {
  const response = await fetch(`${server}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return response.json();
};

/** The link in the newest mail to a person that leads to a route; waits for the mail. */
export const linkTo = async (server: string, email: string, route: string): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const links = (await mailsTo(server, email)).flatMap((mail) => mail.links);
      found = links.find((link) => new URL(link).href.includes(route));
      return found;
    }, `a mail to ${email} with a link to ${route}`)
    .toBeTruthy();
  return found ?? '';
};

/** The code in the newest mail to a person that has one, other than that; waits for the mail. */
export const codeTo = async (server: string, email: string, other = ''): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(server, email)).find((mail) => mail.code)?.code;
      return found !== undefined && found !== other;
    }, `a mail to ${email} with a code`)
    .toBe(true);
  return found ?? '';
};

/** Reads the newest mail to a person in a tab of its own, once it is the one that leads to a route, and follows its button. */
export const followMail = async (context: BrowserContext, email: string, route: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/dev/mailbox');
  const newest = async () => (await mailsTo(new URL(page.url()).origin, email))[0]?.links.join(' ');
  await expect.poll(newest, `a newest mail to ${email} with a link to ${route}`).toContain(route);
  await page.reload();
  // the whole address: another person's may end like it
  const mail = page.getByRole('link').filter({ has: page.getByText(email, { exact: true }) });
  await mail.first().click();
  await page.frameLocator('iframe[title="The mail"]').getByRole('link').first().click();
  return page;
};
