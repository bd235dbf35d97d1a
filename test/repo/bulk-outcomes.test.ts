import { describe, expect, it } from 'vitest';
import * as de from '../../elements/i18n/de/users.ts';
import * as en from '../../elements/i18n/en/users.ts';
import * as es from '../../elements/i18n/es/users.ts';
import * as fr from '../../elements/i18n/fr/users.ts';
import * as he from '../../elements/i18n/he/users.ts';

/** Sentence about one and about several whose invitation is accepted already, in each language. */
const JOINED: [language: string, messages: typeof en.messages, one: string, many: string][] = [
  ['en', en.messages, 'Bo has accepted the invitation.', 'Bo and 12 more have accepted the invitation.'],
  ['de', de.messages, 'Bo hat die Einladung angenommen.', 'Bo und 12 weitere haben die Einladung angenommen.'],
  ['fr', fr.messages, 'Bo a déjà accepté l’invitation.', 'Bo et 12 autres ont déjà accepté l’invitation.'],
  ['es', es.messages, 'Bo ya aceptó la invitación.', 'Bo y 12 más ya aceptaron la invitación.'],
  ['he', he.messages, 'Bo: ההזמנה כבר אושרה.', 'Bo ועוד 12 כבר אישרו את ההזמנה.'],
];

describe('the outcome of a bulk action', () => {
  it.each(JOINED)('agrees in number with those it names, in %s', (_, { userBulk: { skips } }, one, many) => {
    const [several] = many.split(/ have| haben| ont | ya | כבר/);
    expect(skips.joined({ names: 'Bo', count: 1 })).toBe(one);
    expect(skips.joined({ names: several ?? '', count: 13 })).toBe(many);
  });

  it.each(JOINED)('is a whole sentence with the names in it for every reason, in %s', (_, { userBulk: { skips } }) => {
    for (const reason of Object.values(skips))
      for (const count of [1, 2, 13])
        expect(reason({ names: 'Bo Andersen', count })).toMatch(/^(?=.*Bo Andersen).*\.$/);
  });
});
