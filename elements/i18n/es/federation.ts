import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('es');

/** Messages of social sign-in, single sign-on and impersonation by address, in Spanish. */
export const messages = {
  social: {
    continueWith: message('Continuar con {{provider}}'),
    methods: 'Iniciar sesión con',
    more: 'Más formas de iniciar sesión',
    last: 'Último usado',
    accepts: 'Si continúa así, acepta los términos enlazados abajo.',
    webview: 'Algunos proveedores no se abren dentro de otra aplicación. Abra esta página en su navegador.',
    completing: {
      title: message('Entrando con {{provider}}'),
      linking: message('Vinculando {{provider}}'),
      subtitle: 'Solo tardará un momento.',
    },
    failed: { title: message('Sin acceso con {{provider}}'), submit: 'Reintentar' },
    causes: {
      flowExpired: 'Tardó demasiado o empezó en otro navegador. Empiece de nuevo.',
      providerDenied: 'Canceló o no terminó. Inténtelo de nuevo o inicie sesión de otra forma.',
      providerFailed: 'No se confirmó su identidad. Inténtelo de nuevo o inicie sesión de otra forma.',
      emailNotProvided: 'No compartió un correo confirmado. Cree una cuenta con su correo.',
      identityLinked: 'Ya está vinculado a otra cuenta aquí.',
      signUpsDisabled: 'Todavía no tiene una cuenta aquí, y las nuevas son solo por invitación.',
      ssoRequired: 'Su empresa inicia sesión en su propia página. Vuelva e ingrese su correo del trabajo.',
      emailDomainNotAllowed:
        'Esta empresa no acepta direcciones de su dominio de correo. Use otra cuenta o consulte a un administrador.',
    },
    signInFirst: {
      title: 'Ya tiene una cuenta',
      subtitle: message(
        'Inicie sesión en ella para vincular {{provider}}. Después también podrá entrar con {{provider}}.',
      ),
      submit: 'Iniciar sesión y vincular',
    },
    link: {
      title: message('¿Vincular {{provider}}?'),
      subtitle: message('Desde ahora, {{email}} podrá iniciar sesión en esta cuenta con {{provider}}.'),
      submit: message('Vincular {{provider}}'),
      later: 'Ahora no',
      stepUpRequired: 'Cierre sesión, vuelva a iniciarla y vincúlelo.',
    },
  },
  sso: {
    completing: { title: 'Terminando de iniciar sesión', subtitle: 'Solo tardará un momento.' },
    back: 'Volviendo…',
    causes: {
      flowExpired: 'Tardó demasiado o empezó en otro navegador. Inicie sesión de nuevo.',
      providerDenied: 'La página de inicio de sesión de su empresa no le dejó entrar. Consulte a su administrador.',
      providerFailed:
        'La página de inicio de sesión de su empresa no confirmó su identidad. Inténtelo de nuevo o avise a su administrador.',
      ssoDomainNotValidated:
        'La página de inicio de sesión de su empresa confirmó un correo que no pertenece a sus dominios. Avise a su administrador.',
      ssoNotConfigured: 'El inicio de sesión único está desactivado o incompleto. Avise a su administrador.',
      ssoAccountMismatch:
        'La página de inicio de sesión de su empresa confirmó a otra persona y no al titular de esta cuenta. Avise a su administrador.',
      emailDomainNotAllowed: 'Su empresa no acepta direcciones de su dominio de correo. Avise a su administrador.',
    },
  },
  hosted: {
    start: {
      title: 'Iniciar sesión',
      subtitle: 'Iniciará sesión en otra página y volverá aquí.',
      submit: 'Continuar',
    },
    leaving: { title: 'Abriendo el inicio de sesión', subtitle: 'Tarda un momento.' },
    interrupted: {
      title: 'Aún no ha iniciado sesión',
      subtitle: 'El último intento no se completó.',
      submit: 'Reintentar',
    },
  },
  impersonate: {
    opening: { title: 'Buscando a la persona' },
    failed: {
      title: 'Cuenta no disponible',
      missing: 'Esta dirección no corresponde a nadie de su empresa.',
      submit: 'Continuar',
    },
    title: '¿Usar esta cuenta?',
    titleNamed: message('¿Usar la cuenta de {{name}}?'),
    effect:
      'Usará la aplicación con esta cuenta durante una hora como máximo. Todo queda registrado con ambos nombres. La configuración de seguridad y la facturación no están disponibles.',
    submit: 'Usar esta cuenta',
    decline: 'Cancelar',
    prove: 'Confirmar mi identidad',
    begun: { title: 'La cuenta está abierta' },
    failures: {
      stepUpRequired: 'Primero confirme su identidad. Después volverá aquí.',
      insufficientPrivilege: 'Esta persona tiene más permisos que usted.',
      cannotTargetSelf: 'Es usted.',
      forbidden: 'No tiene permiso para usar la cuenta de otras personas.',
      notAllowedWhileImpersonating: 'Primero deje de usar la cuenta de la otra persona.',
      notFound: 'Esta persona ya no existe o no puede iniciar sesión.',
    },
  },
} satisfies Messages['federation'];
