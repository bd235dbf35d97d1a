import type { Ports } from '../../../demo/server/ports.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPortal } from '../../kit/portal.ts';

const ADA = 'ada@acme.test';

const type = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('the profile', () => {
  it('keeps what was typed where it was changed elsewhere since, says so, and then saves both', async () => {
    let ports: Ports | undefined;
    const seed = async (given: Ports) => void (ports = given);
    const portal = await openPortal({ tag: 'fe-profile-tab', preview: { seed } });
    const store = ports?.store.scoped({ across: 'seeds' });
    const saved = async () => (await store?.users.find({ where: { email: ADA } }))?.[0];
    const field = (autocomplete: string) => portal.find(`input[autocomplete=${autocomplete}]`) as HTMLInputElement; // found by its tag
    const save = () => portal.find('.fe-save-bar button', 'Save').click();

    await eventually(() => field('organization-title'));
    type(field('organization-title'), 'Pilot');
    await store?.transaction((rows) => rows.users.update({ email: ADA }, { name: 'Ada Byron' }));
    await eventually(save);
    await eventually(() => expect(portal.words()).toContain('Your profile was changed elsewhere.'));
    expect(await saved()).toMatchObject({ name: 'Ada Byron', metadata: expect.not.stringContaining('Pilot') });
    await eventually(() => expect(field('name').value).toBe('Ada Byron'));
    expect(field('organization-title').value).toBe('Pilot');

    await eventually(save);
    await eventually(async () =>
      expect(await saved()).toMatchObject({ name: 'Ada Byron', metadata: expect.stringContaining('Pilot') }),
    );
    portal.close();
  });
});
