import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('es');

/** Messages of the danger zone, in Spanish. */
export const messages = {
  title: 'Zona de riesgo',
  description: 'Lo que ocurre aquí es difícil de deshacer.',
  exportTitle: 'Exportar sus datos',
  exportEffect:
    'Un archivo con todo lo que guardamos sobre usted: perfil, empresas, formas de acceso, sesiones y actividad.',
  exportAction: 'Exportar datos',
  exported: 'Sus datos están en sus descargas',
  leaveTitle: message('Abandonar {{company}}'),
  leaveEffect:
    'Pierde el acceso de inmediato y sus tokens de API personales allí dejan de funcionar. Para volver, alguien tiene que invitarle.',
  leaveAction: 'Abandonar empresa',
  leaveQuestion: message('¿Abandonar {{company}}?'),
  deleteTitle: 'Eliminar su cuenta',
  deleteEffect: counted({
    one: 'Su cuenta se elimina {{count}} día después de pedirlo. Hasta entonces puede conservarla.',
    other: 'Su cuenta se elimina {{count}} días después de pedirlo. Hasta entonces puede conservarla.',
  }),
  goes: message('{{companies}} se elimina con ella, ya que nadie más pertenece a ella.'),
  deleteAction: 'Eliminar cuenta',
  deleteQuestion: '¿Eliminar su cuenta?',
  deleteTyped: 'Le enviamos un enlace para conservarla.',
  requested: 'Su cuenta se eliminará',
  pending: message('Su cuenta se eliminará el {{date}}.'),
  keep: 'Conservar mi cuenta',
  kept: 'Su cuenta se conserva',
  holds: {
    lastAdministrator: message('Solo usted administra {{company}}. Antes nombre a otra persona administradora.'),
    onlyTenant: 'Es su única empresa. Para abandonarla, elimine su cuenta.',
    resourceReadOnly: 'El directorio de su empresa gestiona su cuenta. Pregunte a su administrador.',
    accountSubscribed: message('{{company}} paga un plan. Cancélelo antes.'),
  },
} satisfies Messages['danger-zone'];
