import type { Messages } from '../namespaces.ts';

/** Messages of the profile tab, in Spanish. */
export const messages = {
  title: 'Perfil',
  description: 'Cómo le ven los demás y cómo le contactamos.',
  managed: 'El directorio de su empresa gestiona estos datos. Pida a su administrador que los cambie.',
  personal: {
    title: 'Datos personales',
    description: 'Visibles para las personas de su empresa.',
    name: 'Nombre',
    jobTitle: 'Cargo',
    address: 'Dirección',
  },
  region: {
    title: 'Idioma y hora',
    description: 'Solo para usted.',
    language: 'Idioma',
    languageHint: 'Para los correos y mensajes de texto que le enviamos.',
    timezone: 'Zona horaria',
    browserZone: 'La de este navegador',
  },
} satisfies Messages['profile'];
