import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { phrase } = formatsOf('es');

/** Messages of the portal's frame, in Spanish. */
export const messages = {
  label: 'Administración',
  close: 'Cerrar',
  personal: 'Personal',
  workspace: 'Espacio de trabajo',
  sections: {
    profile: 'Perfil',
    privacy: 'Privacidad',
    personalApiTokens: 'Tokens de API personales',
    account: 'Cuenta',
    users: 'Usuarios',
    groups: 'Grupos',
    roles: 'Roles',
    security: 'Seguridad',
    sso: 'Inicio de sesión único',
    provisioning: 'Aprovisionamiento',
    audits: 'Registro de auditoría',
    webhooks: 'Webhooks',
    apiTokens: 'Tokens de API',
    usage: 'Uso',
    subscriptions: 'Suscripción',
    allAccounts: 'Todas las cuentas',
  },
  signIn: {
    title: 'Iniciar sesión',
    again: 'Iniciar sesión de nuevo',
    prove: 'Confirme su identidad',
    fresh: 'Inicie sesión para continuar.',
    factor: 'Su empresa pide un segundo paso',
    policy: 'Su empresa ahora exige un segundo paso. Inicie sesión para seguir donde estaba.',
    expired: 'Su sesión caducó. Inicie sesión para seguir donde estaba.',
    away: 'Inicie sesión con SSO en la ventana nueva y luego vuelva aquí.',
    openAgain: 'Abrir la ventana',
    leave: 'Salir',
    action: 'Iniciar sesión',
  },
  acting: {
    as: phrase('{{email}} está usando la cuenta de {{name}}.'),
    recorded: 'Todo queda registrado con ambos nombres.',
    ends: 'Termina',
    stop: 'Salir',
  },
  offline: {
    hint: 'No hay conexión o el servicio no está disponible. Lo que ve puede estar desactualizado y por ahora no se pueden guardar cambios.',
    back: 'Ya hay conexión de nuevo.',
  },
  signedOut: { title: 'Sesión cerrada', hint: 'Inicie sesión para ver esta página.' },
  forbidden: { title: 'No tiene acceso a esta página', hint: 'Si lo necesita, solicítelo a un administrador.' },
  nothing: {
    title: 'Aún no tiene acceso a ninguna configuración',
    hint: 'Solicite acceso a un administrador de su empresa.',
  },
  broken: { title: 'No se pudo mostrar esta página', hint: 'El resto del portal sigue funcionando.' },
} satisfies Messages['portal'];
