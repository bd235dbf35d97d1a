import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the tabs of API tokens, in English. */
export const messages = {
  tokens: {
    personal: { title: 'Personal API tokens', description: 'Scripts and apps use these tokens to act as you.' },
    tenant: { title: 'API tokens', description: 'Scripts and apps use these tokens to act for your company.' },
    search: 'Search tokens',
    count: counted({ one: '{{count}} token', other: '{{count}} tokens' }),
    add: 'Create token',
    none: { title: 'No API tokens yet', hint: 'Create a token to call the API from a script or another app.' },
    columns: {
      description: 'Description',
      used: 'Last used',
      expires: 'Expires',
      roles: 'Roles',
      by: 'Created by',
      created: 'Created',
      type: 'Type',
      clientId: 'Client ID',
    },
    standing: { expiring: 'Expires soon', expired: 'Expired', stopped: 'Stopped' },
    types: { AccessToken: 'Access token', ClientCredentials: 'Client credentials' },
    never: 'Never',
    neverUsed: 'Never used',
    fromAddress: message('from {{address}}'),
    gone: 'Former member',
    copyId: 'Copy client ID',
    idCopied: 'Client ID copied',
    rotate: 'Rotate',
    remove: 'Delete',
    form: {
      ofPerson: 'The token can do what you can do in this company.',
      ofTenant: 'The token can do what its roles allow, and never more than you can.',
      descriptionHint: 'What will use it, such as “Nightly import”.',
      rolesHint: 'Only roles you can assign are listed.',
      own: 'Custom',
      ownDays: 'Expires after',
      neverWarning: 'A token that never expires works until someone deletes it.',
      days: counted({ one: 'In {{count}} day', other: 'In {{count}} days' }),
    },
    rotation: {
      title: message('Rotate {{name}}?'),
      action: 'Rotate token',
      ofPerson: 'The token gets a new secret and a new lifetime.',
      ofTenant: 'The token gets a new secret and a new lifetime, and you become its creator.',
      overlap: 'Old secret',
      overlaps: {
        none: 'Stops working now',
        hour: 'Works for 1 more hour',
        day: 'Works for 1 more day',
        week: 'Works for 1 more week',
      },
    },
    deletion: {
      title: message('Delete {{name}}?'),
      done: message('{{name}} deleted'),
      effect: 'Scripts and apps that use it stop working immediately.',
      action: 'Delete token',
    },
    made: {
      title: message('Secret of {{name}}'),
      code: message('Example in {{language}}'),
      languages: { curl: 'curl', node: 'Node.js', python: 'Python' },
      once: 'Copy it now. You won’t be able to see it again.',
      clientId: 'Client ID',
      secret: 'Secret',
      token: 'Token',
      download: 'Download .env file',
      close: 'Close',
      copyAndClose: 'Copy and close',
      discards: 'Close without copying the secret?',
      copyFailed: 'The secret couldn’t be copied. Show it and copy it yourself, or download the file.',
      example: 'Example',
      codeHint: 'Reads the values of the .env file from the environment.',
    },
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    tokens: typeof messages;
  }
}
