import { type ControlPlaces, menu, needing, page } from './control.ts';

const writeTokens = needing('fe.secure.write.tenantApiTokens');
const deleteTokens = needing('fe.secure.delete.tenantApiTokens');

const TAG = 'fe-api-tokens-tab';

export const places: ControlPlaces = {
  'api-tokens': page(
    TAG,
    ['Search tokens', 'Columns', 'Actions', 'Description', 'Last used', 'Expires', 'Roles', 'Created by', 'Created'],
    [writeTokens('Create token', 'tenantTokens.createClient', 'tenantTokens.createAccess')],
  ),
  'the menu of an API token': menu(
    TAG,
    '/',
    'Nightly import',
    ['Copy client ID'],
    [
      writeTokens('Rotate', 'tenantTokens.rotate'),
      deleteTokens('Delete', 'tenantTokens.removeClient', 'tenantTokens.removeAccess'),
    ],
  ),
};

/** The same calls at another version. */
export const unshown = ['tenantTokens.createClientV1', 'tenantTokens.removeClientV2'];
