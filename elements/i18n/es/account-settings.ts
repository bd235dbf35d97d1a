import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('es');

/** Messages of the account's settings, in Spanish. */
export const messages = {
  title: 'Cuenta',
  description: 'Los datos de su empresa y cómo se muestran las fechas y los importes.',
  views: { settings: 'Configuración', customLogin: 'Inicio de sesión propio' },
  logo: { remove: 'Quitar' },
  company: {
    title: 'Empresa',
    description: 'El nombre aparece en las invitaciones y los correos.',
    name: 'Nombre de la empresa',
    website: 'Sitio web',
    logo: 'Logotipo',
    logoHint: 'Se reduce a 512 × 512 píxeles.',
  },
  address: {
    title: 'Dirección',
    description: 'La dirección postal de su empresa.',
    country: 'País',
    line1: 'Dirección',
    line2: 'Piso, puerta, escalera',
    city: 'Ciudad',
    state: 'Provincia o región',
    postCode: 'Código postal',
  },
  region: {
    title: 'Región',
    description: 'Se aplica a todas las personas de su empresa que no hayan elegido lo suyo.',
    timezone: 'Zona horaria',
    browserZone: 'La de cada persona',
    currency: 'Moneda',
    dateFormat: 'Formato de fecha',
    timeFormat: 'Formato de hora',
    usual: message('El habitual del idioma ({{example}})'),
  },
} satisfies Messages['account-settings'];
