import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('es');

/** Messages of the elements in a page's header, in Spanish. */
export const messages = {
  userButton: {
    account: phrase('Cuenta: {{name}}'),
    accountIn: phrase('Cuenta: {{name}}, {{company}}'),
    settings: 'Configuración de la cuenta',
    switchCompany: 'Cambiar de empresa',
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando sesión',
  },
  acting: {
    as: phrase('{{email}} está usando la cuenta de {{name}}.'),
    by: phrase('Cuenta usada por {{email}}'),
    recorded: 'Todo queda registrado con ambos nombres.',
    ends: 'Termina',
    stop: 'Salir',
  },
  tenantSwitcher: {
    company: phrase('Empresa: {{name}}'),
    someCompany: 'Empresa',
    switchCompany: 'Cambiar de empresa',
    search: 'Buscar empresas',
    recent: 'Recientes',
    all: 'Todas las empresas',
    opening: phrase('Abriendo {{name}}'),
    opened: phrase('Ahora está en {{name}}.'),
    notOpened: phrase('No se pudo abrir {{name}}. Revise su conexión e intente de nuevo.'),
    noLonger: phrase('Ya no pertenece a {{name}}. Elija otra empresa.'),
    notLoaded: 'No se pudieron cargar sus empresas.',
    onlyThisTab: 'Solo cambia esta pestaña.',
  },
} satisfies Messages['account'];
