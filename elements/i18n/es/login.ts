import { formatsOf } from '../formats.ts';
import type { Messages } from '../namespaces.ts';

const { message } = formatsOf('es');

/** Messages of the login box: its first steps, and what all its screens share, in Spanish. */
export const messages = {
  backToSignIn: 'Volver a iniciar sesión',
  change: 'Cambiar',
  otherMethod: 'Usar otro método',
  changeEmail: 'Usar otro correo electrónico',
  poweredBy: message('Protegido por {{name}}'),
  legal: { terms: 'Condiciones', privacy: 'Privacidad' },
  wait: {
    message: 'Demasiados intentos.',
    submit: message('Reintentar en {{time}}'),
  },
  fields: { email: 'Correo electrónico', password: 'Contraseña' },
  faults: {
    emailMissing: 'Ingrese su correo electrónico.',
    emailMalformed: 'Ingrese un correo como nombre@empresa.com.',
    passwordMissing: 'Ingrese su contraseña.',
  },
  failures: {
    offline: 'No hay conexión o el servicio no está disponible. Revise su conexión e inténtelo de nuevo.',
    serverError: 'Ocurrió un problema de nuestro lado. Inténtelo de nuevo en un momento.',
    rateLimited: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
    invalidCredentials: 'El correo o la contraseña son incorrectos. Revise ambos e inténtelo de nuevo.',
    emailNotVerified: 'Primero confirme su correo: abra el enlace que enviamos al registrarse.',
    sessionEnded: 'Su sesión caducó. Inicie sesión de nuevo.',
    invalidInput: 'Hay un dato incorrecto en el formulario. Revíselo e inténtelo de nuevo.',
    methodDisabled: 'No se puede iniciar sesión aquí con este correo. Consulte a su administrador.',
    captchaFailed: 'No pudimos verificar que es una persona. Inténtelo de nuevo.',
    captchaUnavailable: 'No se cargó la verificación contra robots. Inténtelo de nuevo.',
    originNotAllowed:
      'El inicio de sesión aún no está configurado para esta dirección. Avise a los responsables de este sitio.',
    serviceMissing: 'El inicio de sesión aún no está conectado a este sitio. Avise a sus responsables.',
    refused: 'No se pudo completar. Revise el formulario e inténtelo de nuevo.',
  },
  preLogin: {
    title: message('Iniciar sesión en {{vendor}}'),
    titleAlone: 'Iniciar sesión',
    submit: 'Continuar',
    newHere: '¿Aún no tiene cuenta?',
    signUp: 'Crear una cuenta',
  },
  loginWithPassword: {
    title: 'Ingrese su contraseña',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidó su contraseña?',
    resendActivation: 'Enviar un enlace nuevo',
    activationSent: message('Enviamos un enlace nuevo a {{email}}.'),
  },
  redirectToSSO: {
    title: 'Continuar con SSO',
    subtitle: message('{{domain}} tiene su propia página de inicio de sesión. Redirigiendo…'),
    submit: 'Continuar ahora',
  },
  loginWithSSOFailed: {
    title: 'No se pudo iniciar sesión',
    subtitle: 'La página de inicio de sesión de su empresa no confirmó su identidad. Redirigiendo…',
  },
  success: {
    title: 'Sesión iniciada',
    subtitle: 'Redirigiendo…',
  },
  logout: { title: 'Cerrando sesión', subtitle: 'Un momento.' },
  passkeys: {
    or: 'o',
    signIn: 'Iniciar sesión con una llave de acceso',
    prompt: {
      title: '¿Iniciar sesión más rápido?',
      subtitle:
        'Use una llave de acceso en lugar de su contraseña. Su dispositivo puede pedirle la huella, el rostro o el bloqueo de pantalla.',
      submit: 'Crear una llave de acceso',
      later: 'Ahora no',
      never: 'No volver a mostrar',
    },
    faults: {
      passkeyVerificationFailed: 'La verificación falló. Inténtelo de nuevo.',
      passkeyNotFound: 'Esta llave de acceso ya no se reconoce. Use otro método.',
      passkeyAlreadyRegistered: 'Esta llave de acceso ya está configurada.',
      challengeExpired: 'Se agotó el tiempo. Inténtelo de nuevo.',
      authenticatorExists: 'Este dispositivo o esta llave ya está configurado.',
      authenticatorUnsupported: 'Este tipo de dispositivo o llave no es compatible.',
      authenticatorNotEligible:
        'Este dispositivo o esta llave no puede verificar su identidad. Configure primero un bloqueo de pantalla o un PIN.',
      authenticatorForbidden: 'El navegador no lo permite en esta página. Use otro método.',
      authenticatorFailed: 'El dispositivo o la llave no respondió. Inténtelo de nuevo.',
    },
  },
  quick: {
    signIn: 'Enviarme un código por SMS',
  },
} satisfies Messages['login'];
