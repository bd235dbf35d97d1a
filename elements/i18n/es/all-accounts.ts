import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message, counted } = formatsOf('es');

/** Messages of the tab of all accounts, in Spanish. */
export const messages = {
  title: 'Todas las cuentas',
  description: 'Las cuentas que dependen de la de su empresa.',
  search: 'Buscar cuentas',
  count: counted({ one: '{{count}} cuenta', many: '{{count}} cuentas', other: '{{count}} cuentas' }),
  views: { list: 'Lista', tree: 'Jerarquía' },
  columns: { name: 'Nombre', people: 'Personas', type: 'Tipo', created: 'Creación' },
  people: counted({ one: '{{count}} persona', many: '{{count}} personas', other: '{{count}} personas' }),
  below: message('En {{name}}'),
  own: 'Su empresa',
  types: { customer: 'Cliente', spam: 'Spam', test: 'Prueba', reseller: 'Revendedor', headquarter: 'Sede central' },
  none: { title: 'Aún no hay subcuentas', hint: 'Dé a un cliente, una sucursal o un equipo su propia cuenta.' },
  add: 'Añadir cuenta',
  actions: { open: 'Abrir', addBelow: 'Añadir subcuenta', edit: 'Editar', move: 'Mover', remove: 'Eliminar' },
  details: { actions: 'Acciones', parent: 'Cuenta principal', below: 'Subcuentas', id: 'Identificador de la cuenta' },
  forms: {
    name: 'Nombre',
    parent: 'Cuenta principal',
    type: 'Tipo',
    creator: 'Primer administrador',
    creatorHint: 'Le enviaremos una invitación por correo.',
    editTitle: message('Editar {{name}}'),
    save: 'Guardar cambios',
    saved: message('{{name}} guardada'),
    metadata: 'Metadatos',
    metadataHint: 'JSON que leen sus propios sistemas.',
    moveTitle: message('Mover {{name}}'),
    moveEffect: 'Sus subcuentas se mueven con ella.',
    move: 'Mover cuenta',
    moved: message('{{name}} movida a {{parent}}'),
    deleteTitle: message('¿Eliminar la cuenta {{name}}?'),
    deleteForGood: 'Esta acción no se puede deshacer.',
    deleteAccount: 'Eliminar cuenta',
    deleted: message('{{name}} eliminada'),
    deleteBelow: counted({
      one: 'También se elimina su subcuenta ({{count}}).',
      many: 'También se eliminan sus {{count}} subcuentas.',
      other: 'También se eliminan sus {{count}} subcuentas.',
    }),
    deletePeople: counted({
      one: 'También se elimina a {{count}} persona que no tiene otra cuenta.',
      many: 'También se elimina a {{count}} personas que no tienen otra cuenta.',
      other: 'También se elimina a {{count}} personas que no tienen otra cuenta.',
    }),
  },
} satisfies Messages['all-accounts'];
