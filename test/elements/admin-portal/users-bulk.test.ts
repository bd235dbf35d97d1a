import { setViewport } from '@web/test-runner-commands';
import type { TeamUser } from '../../../core/contract/entities/member.ts';
import { members } from '../../../core/contract/members.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { fieldNamed } from '../../kit/field-named.ts';
import { openPortal, type PortalPlace } from '../../kit/portal.ts';

let portal: PortalPlace;

const all = (selector: string) => [...(portal.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const shows = (text: string) => eventually(() => expect(portal.words()).toContain(text));
const press = (selector: string, name?: string) =>
  eventually(() => portal.find(selector, name)).then((found) => found.click());
const people = async (): Promise<readonly TeamUser[]> => {
  const query = { pageSize: 200 };
  const answer = await portal.app.use(queriesFeature).call(members.list, { query });
  return answer.ok ? answer.value.items : [];
};
/** Names of the bulk actions, from the bar and its menu. */
const offered = async () => {
  await press('.fe-bulk [aria-haspopup=menu]');
  await eventually(() => expect(all('.fe-bulk [role=menuitem]').length).toBeGreaterThan(0));
  return all('.fe-bulk :is(.fe-button:not([aria-haspopup]), [role=menuitem])').map(({ textContent }) => textContent);
};
const act = async (name: string) => {
  await press('.fe-bulk [aria-haspopup=menu]');
  await eventually(() => {
    const action = all('.fe-bulk :is(.fe-button, [role=menuitem])').find(({ textContent }) => textContent === name);
    if (!action) throw new Error(`There is no bulk action ${name}`);
    action.click();
  });
};
/** Presses Undo in the toast with a text. */
const undo = (text: string) =>
  eventually(() => {
    const toast = all('.fe-toast').find(({ textContent }) => textContent?.includes(text));
    const button = toast?.querySelector<HTMLElement>('.fe-toast-undo');
    if (!button) throw new Error(`There is no Undo of ${text}`);
    button.click();
  });
/** Chooses an option of a field of the dialog. */
const choose = async (label: string, name: string) => {
  (await eventually(() => fieldNamed(portal.find('dialog[open]'), label))).click();
  await eventually(() => {
    const option = all('[role=option]').find(({ textContent }) => textContent?.trim().startsWith(name));
    if (!option) throw new Error(`There is no option ${name}`);
    option.click();
  });
};
const locked = async () => (await people()).flatMap(({ email, isLocked }) => (isLocked ? [email] : [])).toSorted();
const accepted = ({ id, activatedForTenant }: TeamUser) => [id, activatedForTenant];
/** Sentences of the outcome about those who were skipped. */
const sentences = () => all('.fe-bulk-reasons li').map(({ textContent }) => textContent);

describe('a selection of members and pending invitations', () => {
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 800 });
    portal = await openPortal({ tag: 'fe-users-tab' });
    await shows('30 users');
    await press('input[aria-label="Select all on this page"]');
    await shows('19 selected');
  });
  afterEach(async () => {
    portal.close();
    await setViewport({ width: 800, height: 600 });
  });

  it('is offered each action for those it is for, by their number', async () => {
    expect(await offered()).toEqual([
      'Lock 16 users',
      'Unlock 1 user',
      'Change roles of 18 users',
      'Change groups of 19 users',
      'Sign 17 users out everywhere',
      'Resend 1 invitation',
      'Revoke 1 invitation',
      'Delete 17 users',
    ]);
  });

  it('revokes the one invitation that the button named, says nothing of the members, and takes it back', async () => {
    const before = await people();
    await act('Revoke 1 invitation');
    await shows('1 invitation revoked');
    await shows('29 users');
    expect([sentences(), portal.words().includes('skipped')]).toEqual([[], false]);
    await undo('1 invitation revoked');
    await shows('30 users');
    expect((await people()).map(accepted)).toEqual(before.map(accepted));
  });

  it('locks the members that the button named, and takes it back', async () => {
    const before = await locked();
    await act('Lock 16 users');
    await shows('16 users locked');
    expect([sentences(), portal.words().includes('skipped')]).toEqual([[], false]);
    expect((await locked()).length).toBe(before.length + 16);
    await undo('16 users locked');
    await eventually(async () => expect(await locked()).toEqual(before));
  });

  it('resends the one invitation after a question, and mails no member', async () => {
    const [pending] = (await people()).filter(({ activatedForTenant }) => !activatedForTenant);
    await act('Resend 1 invitation');
    await shows('Resend 1 invitation?');
    await press('[role=alertdialog] button', 'Resend 1 invitation');
    await shows('1 invitation resent');
    expect([sentences(), portal.words().includes('skipped')]).toEqual([[], false]);
    expect((await portal.preview.mails(pending?.email ?? '')).length).toBe(1);
    expect((await portal.preview.mails('bo@acme.test')).length).toBe(0);
  });

  it('says of those named what failed, in a sentence for one and for many', async () => {
    await press('input[aria-label="Select all on this page"]');
    for (const name of ['Amara Diallo', 'Bo Andersen']) await press(`input[aria-label="Select ${name}"]`);
    await act('Change roles of 2 users');
    // Bo is a member already
    await choose('Add roles', 'Member');
    await press('dialog[open] button[type=submit]');
    await eventually(() => expect(sentences()).toEqual(['Nothing to change for Amara Diallo and Bo Andersen.']));
  });

  it('names those of all pages that an action is for, where one call returns them', async () => {
    const pending = (await people()).filter(({ activatedForTenant }) => !activatedForTenant).length;
    expect(pending).toBeGreaterThan(1);
    await press('.fe-bulk button', 'Select all 30');
    await act(`Revoke ${pending} invitations`);
    await shows(`${pending} invitations revoked`);
    expect([sentences(), portal.words().includes('skipped')]).toEqual([[], false]);
    await undo(`${pending} invitations revoked`);
    await shows('30 users');
  });

  it('lists the skipped of all pages with reasons, where there are more than one call returns', async () => {
    for (let at = 0; at < 4; at += 1) {
      const users = Array.from({ length: 50 }, (_, index) => ({ email: `q${at}-${index}@many.test` }));
      await portal.app.use(queriesFeature).call(members.inviteMany, { body: { users } });
    }
    await press('.fe-bulk button', 'Clear selection');
    portal.element.path = '/?sort=name.desc';
    await shows('230 users');
    await press('input[aria-label="Select all on this page"]');
    await press('.fe-bulk button', 'Select all 230');
    await act('Unlock 230 users');
    await shows('user unlocked');
    await eventually(() =>
      expect(sentences().some((one) => / and \d+ more aren’t locked\.$/.test(one ?? ''))).toBe(true),
    );
  });
});
