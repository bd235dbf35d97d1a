import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('es');

/** Messages of a company's own login page, in Spanish. */
export const messages = {
  address: {
    title: 'Página de inicio de sesión',
    description: 'Una página de inicio de sesión con la imagen de su empresa, en su propia dirección.',
    alias: 'Nombre en la dirección',
    aliasHint: 'Letras, dígitos y guiones. Los enlaces con un nombre anterior dejan de mostrar su imagen.',
    link: 'Dirección de inicio de sesión',
  },
  look: {
    title: 'Apariencia',
    description: 'Lo que se ve antes de iniciar sesión.',
    logo: 'Logotipo',
    logoHint: 'Se reduce a 200 × 60 píxeles.',
    color: 'Color de la marca',
    colorHint: 'Para botones y enlaces; se oscurece o aclara donde no se leería bien.',
    pick: 'Elegir un color',
  },
  social: {
    title: 'Inicio de sesión con otros servicios',
    description: 'Dónde van los botones y en qué orden.',
    placement: 'Posición',
    placements: { usual: 'Predeterminada', top: 'Encima del formulario', bottom: 'Debajo del formulario' },
    order: 'Orden',
    orderHint: 'Donde hay poco espacio, los primeros se ven sin desplegar nada.',
    up: message('Subir {{name}}'),
    down: message('Bajar {{name}}'),
    moved: message('{{name}} está ahora en el lugar {{place}} de {{of}}'),
  },
  preview: { label: 'Vista previa de su página de inicio de sesión' },
} satisfies Messages['custom-login'];
