import { type ControlPlaces, menu, needing, page } from './control.ts';

const writeTokens = needing('fe.secure.write.userApiTokens');
const deleteTokens = needing('fe.secure.delete.userApiTokens');

const TAG = 'fe-personal-api-tokens-tab';

export const places: ControlPlaces = {
  'personal-api-tokens': page(
    TAG,
    ['Search tokens', 'Columns', 'Actions', 'Description', 'Last used', 'Expires', 'Created'],
    [writeTokens('Create token', 'personalTokens.createClient', 'personalTokens.createAccess')],
  ),
  'the menu of a personal API token': menu(
    TAG,
    '/',
    'Nightly import',
    ['Copy client ID'],
    [
      writeTokens('Rotate', 'personalTokens.rotate'),
      deleteTokens('Delete', 'personalTokens.removeClient', 'personalTokens.removeAccess'),
    ],
  ),
};
