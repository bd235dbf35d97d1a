import { type ControlPlaces, needing } from './control.ts';

const writeSettings = needing('fe.secure.write.accountSettings');

/** Fields that are there to read without the permission to change them. */
const FIELDS =
  'Settings|Custom login|Company name|Website|Country|Address|Apartment, suite, floor|City|State or region|Postal code|Time zone|Currency|Date format|Time format'.split(
    '|',
  );

export const places: ControlPlaces = {
  'the settings of the account': {
    tag: 'fe-account-tab',
    path: '/',
    there: ':is(input[autocomplete=organization], .fe-empty)',
    within: '.fe-root *',
    harmless: FIELDS,
    controls: [
      writeSettings('Show the list', 'accountSettings.save'),
      writeSettings('Choose a file', 'accountSettings.save'),
    ],
  },
  'the company’s own login page': {
    tag: 'fe-account-tab',
    path: '/customLogin',
    there: ':is(.fe-account-preview, .fe-empty)',
    within: '.fe-root *',
    harmless: ['Settings', 'Custom login', 'Name in the address', 'Login address', 'Brand color'],
    controls: [writeSettings('Pick a color', 'customLogin.save')],
  },
};
