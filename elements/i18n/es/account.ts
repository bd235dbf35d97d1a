import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('es');

/** Messages of the elements in a page's header, in Spanish. */
export const messages = {
  userButton: {
    account: message('Cuenta: {{name}}'),
    accountIn: message('Cuenta: {{name}}, {{company}}'),
    settings: 'Configuración de la cuenta',
    switchCompany: 'Cambiar de empresa',
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando sesión',
  },
  acting: {
    as: message('{{email}} está usando la cuenta de {{name}}.'),
    by: message('Cuenta usada por {{email}}'),
    recorded: 'Todo queda registrado con ambos nombres.',
    ends: 'Termina',
    stop: 'Salir',
  },
  entered: {
    inAccount: message('Está en la subcuenta {{name}}.'),
    inAnother: 'Está en una subcuenta.',
    back: message('Volver a {{name}}'),
    recorded: 'Todo lo que haga aquí queda registrado con su nombre.',
  },
  tenantSwitcher: {
    company: message('Empresa: {{name}}'),
    someCompany: 'Empresa',
    switchCompany: 'Cambiar de empresa',
    search: 'Buscar empresas',
    recent: 'Recientes',
    all: 'Todas las empresas',
    opening: message('Abriendo {{name}}'),
    opened: message('Ahora está en {{name}}.'),
    notOpened: message('No se pudo abrir {{name}}. Revise su conexión e inténtelo de nuevo.'),
    noLonger: message('Ya no pertenece a {{name}}. Elija otra empresa.'),
    notLoaded: 'No se pudieron cargar sus empresas.',
    onlyThisTab: 'Solo cambia esta pestaña.',
  },
} satisfies Messages['account'];
