import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { openPlace, type Place } from '../login-box/place.ts';

type Pages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, { appearance: string }>>>>>>;

const opened = (scene: string, pages?: Pages): Promise<Place> =>
  openPlace(scene, pages && { options: { themeOptions: { adminPortal: { pages } } } });

const labels = ({ box }: Place): string[] =>
  Array.from(box.shadowRoot?.querySelectorAll('label') ?? [], ({ textContent }) => textContent.trim());
const has = (place: Place, name: string): boolean => labels(place).some((label) => label.startsWith(name));

/** Field by the beginning of its label. */
const field = ({ box }: Place, name: string): HTMLInputElement | undefined => {
  const all = Array.from(box.shadowRoot?.querySelectorAll('label') ?? []);
  const label = all.find(({ textContent }) => textContent.trim().startsWith(name));
  return box.shadowRoot?.querySelector<HTMLInputElement>(`#${CSS.escape(label?.htmlFor ?? '')}`) ?? undefined;
};

describe('the appearance of fields and sub-tabs', () => {
  it('hides a field of the profile, and shows others for reading', async () => {
    const place = await opened('profile/fields');
    await eventually(() => expect(field(place, 'Job title')?.value).toBe('Pilot'));
    expect(field(place, 'Job title')?.readOnly).toBe(true);
    expect(field(place, 'Name')?.readOnly).toBe(false);
    expect(has(place, 'Address')).toBe(false);
    expect(place.box.shadowRoot?.textContent).not.toContain('Add phone number');
    place.close();
  });

  it('hides a card of the profile with its last field', async () => {
    const hidden = { appearance: 'hidden' };
    const place = await opened('profile/edit', {
      profile: { fieldsProperties: { name: hidden, jobTitle: hidden, address: hidden } },
    });
    await eventually(() => expect(place.box.shadowRoot?.textContent).toContain('Language and time'));
    expect(place.box.shadowRoot?.textContent).not.toContain('Personal details');
    place.close();
  });

  it('is that of the options in the account, too, where a sub-tab can be hidden', async () => {
    const place = await opened('account/settings', {
      account: {
        fieldsProperties: {
          companyName: { appearance: 'viewOnly' },
          website: { appearance: 'hidden' },
          currency: { appearance: 'hidden' },
        },
        tabsProperties: { customLogin: { appearance: 'hidden' } },
      },
    });
    await eventually(() => expect(field(place, 'Company name')?.readOnly).toBe(true));
    expect([has(place, 'Website'), has(place, 'Currency'), has(place, 'Time zone')]).toEqual([false, false, true]);
    expect(place.box.shadowRoot?.querySelector('[role=tab]')).toBeNull();
    place.close();
  });

  it('is that of the options where a role and a group are edited', async () => {
    const fieldsProperties = { name: { appearance: 'viewOnly' }, description: { appearance: 'hidden' } };
    for (const [scene, page] of [
      ['roles/edit', 'roles'],
      ['groups/edit', 'groups'],
    ] as const) {
      const place = await opened(scene, { [page]: { fieldsProperties } });
      await eventually(() => expect(field(place, 'Name')?.readOnly).toBe(true));
      expect({ page, description: has(place, 'Description') }).toEqual({ page, description: false });
      place.close();
    }
  });
});
