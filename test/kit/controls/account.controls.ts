import { type ControlPlaces, needing } from './control.ts';

const writeSettings = needing('fe.secure.write.accountSettings');

/** Fields that are there to read without the permission to change them. */
const FIELDS =
  'Settings|Custom login|Company name|Website optional|Country optional|Address optional|Apartment, suite, floor optional|City optional|State or region optional|Postal code optional|Time zone optional|Currency optional'.split(
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
      writeSettings('Logo optional', 'accountSettings.save'),
    ],
  },
  'the company’s own login page': {
    tag: 'fe-account-tab',
    path: '/customLogin',
    there: ':is(.fe-account-preview, .fe-empty)',
    within: '.fe-root *',
    harmless: [
      'Settings',
      'Custom login',
      'Name in the address optional',
      'Login address',
      'Copy: Login address',
      'Brand color optional',
    ],
    controls: [writeSettings('Logo optional', 'customLogin.save'), writeSettings('Pick a color', 'customLogin.save')],
  },
};
