import type { Messages } from '../namespaces.ts';

/** Messages that every element has, in Spanish: they come before any screen. */
export const messages = {
  loading: 'Cargando',
  tryAgain: 'Reintentar',
  reloadPage: 'Recargar la página',
  failed: 'Ocurrió un problema en esta pantalla. Inténtelo de nuevo.',
  loadFailed: 'No se pudo cargar esta pantalla. Revise su conexión e inténtelo de nuevo.',
  appMissing: 'Esta pantalla aún no está conectada a una aplicación. Recargue la página o avise a su responsable.',
  originRefused:
    'Este sitio no tiene autorización para usar este servicio de inicio de sesión. Avise a los responsables del sitio.',
  email: 'Correo electrónico',
  enterEmail: 'Ingrese su correo electrónico para continuar.',
  continue: 'Continuar',
  working: 'Un momento',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  capsLockOn: 'Bloq Mayús está activado.',
  required: 'Campo obligatorio',
  checkFields: 'Corrija los campos marcados.',
  rulesMet: 'Cumplida',
  rulesUnmet: 'Aún sin cumplir',
} satisfies Messages['common'];
