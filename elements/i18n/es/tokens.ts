import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('es');

/** Messages of the tabs of API tokens, in Spanish. */
export const messages = {
  tokens: {
    personal: {
      title: 'Tokens de API personales',
      description: 'Los scripts y las aplicaciones usan estos tokens para actuar en su nombre.',
    },
    tenant: {
      title: 'Tokens de API',
      description: 'Los scripts y las aplicaciones usan estos tokens para actuar en nombre de su empresa.',
    },
    search: 'Buscar tokens',
    count: counted({ one: '{{count}} token', many: '{{count}} tokens', other: '{{count}} tokens' }),
    add: 'Crear token',
    none: {
      title: 'Aún no hay tokens de API',
      hint: 'Cree un token para llamar a la API desde un script u otra aplicación.',
    },
    columns: {
      description: 'Descripción',
      used: 'Último uso',
      expires: 'Caduca',
      roles: 'Roles',
      by: 'Creado por',
      created: 'Creado',
      type: 'Tipo',
      clientId: 'ID de cliente',
    },
    standing: { expiring: 'Caduca pronto', expired: 'Caducado', stopped: 'Detenido' },
    types: { AccessToken: 'Token de acceso', ClientCredentials: 'Credenciales de cliente' },
    never: 'Nunca',
    neverUsed: 'Sin usar',
    fromAddress: message('desde {{address}}'),
    gone: 'Antiguo miembro',
    copyId: 'Copiar ID de cliente',
    idCopied: 'ID de cliente copiado',
    rotate: 'Renovar',
    remove: 'Eliminar',
    form: {
      ofPerson: 'El token puede hacer lo que usted puede hacer en esta empresa.',
      ofTenant: 'El token puede hacer lo que permiten sus roles, y nunca más que usted.',
      descriptionHint: 'Para qué se usará, por ejemplo «Importación nocturna».',
      rolesHint: 'Solo aparecen los roles que usted puede asignar.',
      own: 'Personalizada',
      ownDays: 'Caduca después de',
      neverWarning: 'Un token que no caduca funciona hasta que alguien lo elimina.',
      days: counted({ one: 'En {{count}} día', many: 'En {{count}} días', other: 'En {{count}} días' }),
    },
    rotation: {
      title: message('¿Renovar {{name}}?'),
      action: 'Renovar token',
      ofPerson: 'El token recibe un secreto nuevo y una nueva duración.',
      ofTenant: 'El token recibe un secreto nuevo y una nueva duración, y usted pasa a ser su creador.',
      overlap: 'Secreto anterior',
      overlaps: {
        none: 'Deja de funcionar ahora',
        hour: 'Funciona 1 hora más',
        day: 'Funciona 1 día más',
        week: 'Funciona 1 semana más',
      },
    },
    deletion: {
      title: message('¿Eliminar {{name}}?'),
      done: message('{{name}} eliminado'),
      effect: 'Los scripts y las aplicaciones que lo usan dejan de funcionar de inmediato.',
      action: 'Eliminar token',
    },
    made: {
      title: message('Secreto de {{name}}'),
      code: message('Ejemplo en {{language}}'),
      languages: { curl: 'curl', node: 'Node.js', python: 'Python' },
      once: 'Cópielo ahora. No podrá volver a verlo.',
      clientId: 'ID de cliente',
      secret: 'Secreto',
      token: 'Token',
      download: 'Descargar archivo .env',
      close: 'Cerrar',
      copyAndClose: 'Copiar y cerrar',
      discards: '¿Cerrar sin copiar el secreto?',
      copyFailed: 'No se pudo copiar el secreto. Muéstrelo y cópielo usted, o descargue el archivo.',
      example: 'Ejemplo',
      codeHint: 'Lee los valores del archivo .env desde el entorno.',
    },
  },
} satisfies Messages['tokens'];
