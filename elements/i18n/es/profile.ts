import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('es');

/** Messages of the profile tab, in Spanish. */
export const messages = {
  title: 'Perfil',
  description: 'Cómo le ven los demás y cómo le contactamos.',
  managed: 'El directorio de su empresa gestiona estos datos. Pida a su administrador que los cambie.',
  changedElsewhere: 'Su perfil se cambió en otro lugar. Lo que escribió sigue aquí: revíselo y guarde de nuevo.',
  personal: {
    title: 'Datos personales',
    description: 'Visibles para las personas de su empresa.',
    name: 'Nombre',
    jobTitle: 'Cargo',
    address: 'Dirección',
  },
  photo: {
    title: 'Foto',
    description: 'Aparece junto a su nombre. Se guarda en cuanto la cambia.',
    add: 'Añadir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    confirm: { title: '¿Quitar su foto?', effect: 'Los demás verán sus iniciales.' },
    dialog: 'Su foto',
    file: 'Foto',
    camera: 'Tomar una foto',
    another: 'Elegir otra',
    take: 'Tomar la foto',
    preview: 'Vista de la cámara',
    save: 'Guardar foto',
    frame: 'Foto en su marco. Muévala con las flechas y acérquela o aléjela con más y menos.',
    zoom: 'Zoom',
    unreadable: 'Este archivo no se pudo leer como imagen. Use PNG, JPEG, WebP o GIF.',
    noCamera: 'No se pudo usar la cámara. Permítala en el navegador o elija un archivo.',
  },
  contact: {
    title: 'Contacto',
    description: 'Una nueva dirección de correo o un nuevo número se aplica cuando lo confirma.',
  },
  email: {
    label: 'Correo electrónico',
    change: 'Cambiar correo',
    dialog: 'Cambiar su correo electrónico',
    effect:
      'Escribiremos a ambas direcciones. El cambio se aplica cuando lo confirme en las dos, y se puede deshacer desde la actual durante tres días.',
    newAddress: 'Correo electrónico nuevo',
    submit: 'Enviar confirmaciones',
    same: 'Este es su correo actual.',
    pending: {
      title: 'Falta que ambas direcciones lo confirmen. Los enlaces funcionan 24 horas.',
      confirmed: 'ha confirmado',
      waiting: 'aún no ha confirmado',
      resend: 'Reenviar los correos',
      resent: 'Reenviados',
      cancel: 'Cancelar cambio',
    },
  },
  phone: {
    label: 'Teléfono',
    none: 'Sin número de teléfono',
    add: 'Añadir teléfono',
    change: 'Cambiar número',
    remove: 'Quitar',
    confirm: { title: message('¿Quitar {{number}}?'), effect: 'Ya no aparecerá en su perfil.' },
    dialog: 'Su número de teléfono',
    effect: 'Le enviaremos un código por SMS.',
    send: 'Enviar código',
    codeTitle: 'Revise su teléfono',
    codeSent: message('Enviamos un código de 6 dígitos a {{number}}.'),
    verify: 'Confirmar número',
    otherNumber: 'Usar otro número',
  },
  region: {
    title: 'Idioma y hora',
    description: 'Solo para usted.',
    language: 'Idioma',
    languageHint: 'Para los correos y SMS que le enviamos.',
    timezone: 'Zona horaria',
    browserZone: 'La de este navegador',
  },
} satisfies Messages['profile'];
