import type { MailMessages } from '../mails.ts';

const TO_SIGN_IN = 'Iniciar sesión';
const NOT_YOU =
  'Si no fue usted, elija una contraseña nueva de inmediato: en la página de inicio de sesión, elija «¿Olvidó su contraseña?».';

/** Mails in Spanish. */
export const messages = {
  greeting: (name) => `Hola, ${name}:`,
  greetingWithoutName: 'Hola:',
  linkLasts: (when) => `El enlace caduca ${when} y funciona una sola vez.`,
  codeLasts: (when) => `El código caduca ${when} y funciona una sola vez, en el navegador donde lo solicitó.`,
  shortMessage: (vendor, code) => `${code} es su código de ${vendor}. No lo comparta con nadie.`,
  copyLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
  sentBy: (vendor) => `Enviado por ${vendor} porque este correo electrónico se usó allí.`,
  invoice: {
    title: 'Factura',
    number: 'Número de factura',
    date: 'Fecha',
    paidOn: 'Pagada el',
    seller: 'De',
    billedTo: 'Facturado a',
    taxId: 'Número fiscal',
    description: 'Descripción',
    quantity: 'Cantidad',
    amount: 'Importe',
    subtotal: 'Subtotal',
    tax: 'Impuestos',
    total: 'Total',
    refunded: 'Reembolsado',
    paid: 'Pagado',
    due: 'Importe pendiente',
    card: 'Pagado con',
  },
  texts: {
    activation: {
      subject: (vendor) => `Confirme su correo electrónico para ${vendor}`,
      title: 'Confirme su correo electrónico',
      body: (vendor) => [`Su cuenta de ${vendor} está casi lista. Confirme que este correo es suyo para continuar.`],
      action: 'Confirmar correo electrónico',
      note: 'Si no se registró, ignore este mensaje; sin el enlace no ocurrirá nada.',
    },
    passwordReset: {
      subject: (vendor) => `Restablezca su contraseña de ${vendor}`,
      title: 'Elija una contraseña nueva',
      body: (vendor) => [`Alguien, probablemente usted, solicitó una contraseña nueva para su cuenta de ${vendor}.`],
      action: 'Elegir una contraseña nueva',
      note: 'Si no la solicitó, ignore este mensaje; su contraseña seguirá siendo la misma.',
    },
    firstPassword: {
      subject: (vendor) => `Cree una contraseña para ${vendor}`,
      title: 'Elija una contraseña',
      body: (vendor) => [
        `Alguien, probablemente usted, solicitó crear una contraseña para su cuenta de ${vendor}, que todavía no tiene ninguna.`,
      ],
      action: 'Elegir una contraseña',
      note: 'Si no la solicitó, ignore este mensaje; sin el enlace no cambia nada.',
    },
    accountLocked: {
      subject: (vendor) => `Inicio de sesión en pausa en ${vendor}`,
      title: 'Su cuenta está bloqueada temporalmente',
      body: (vendor) => [
        `Se ingresó una contraseña incorrecta demasiadas veces en su cuenta de ${vendor}, por lo que el inicio de sesión desde dispositivos nuevos está en pausa. En los dispositivos donde ya inició sesión puede seguir haciéndolo.`,
        'Si fue usted, desbloquee su cuenta e inténtelo de nuevo.',
      ],
      action: 'Desbloquear mi cuenta',
      note: 'Si no fue usted, su contraseña impidió el acceso. Puede esperar a que termine el bloqueo o elegir una contraseña nueva.',
    },
    signInCode: {
      subject: (vendor) => `Su código para iniciar sesión en ${vendor}`,
      title: 'Su código para iniciar sesión',
      body: (vendor) => [`Ingrese este código para iniciar sesión en ${vendor}.`],
      note: 'No comparta este código con nadie: el equipo de soporte nunca se lo pedirá. Si no está iniciando sesión, ignore este mensaje; sin el código no ocurrirá nada.',
    },
    magicLink: {
      subject: (vendor) => `Inicie sesión en ${vendor}`,
      title: 'Su enlace para iniciar sesión',
      body: (vendor) => [`Siga el enlace para iniciar sesión en ${vendor}.`],
      action: 'Iniciar sesión',
      note: 'Si no está iniciando sesión, ignore este mensaje; sin el enlace no ocurrirá nada. No lo reenvíe a nadie.',
    },
    confirmationCode: {
      subject: (vendor) => `Su código de confirmación de ${vendor}`,
      title: 'Su código de confirmación',
      body: (vendor) => [`Ingrese este código donde ${vendor} se lo pida.`],
      note: 'No comparta este código con nadie: el equipo de soporte nunca se lo pedirá. Si nada le pide un código, es posible que alguien conozca su contraseña: elija una nueva.',
    },
    factorAdded: {
      subject: (vendor) => `Se añadió un método de verificación a ${vendor}`,
      title: 'Se añadió un método de verificación',
      body: (vendor) => [
        `Se acaba de añadir un método de verificación en dos pasos, una llave de acceso o una cuenta de otro servicio a su cuenta de ${vendor}.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorRemoved: {
      subject: (vendor) => `Se quitó un método de verificación de ${vendor}`,
      title: 'Se quitó un método de verificación',
      body: (vendor) => [
        `Se acaba de quitar un método de verificación en dos pasos, una llave de acceso o una cuenta de otro servicio de su cuenta de ${vendor}.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recoveryCodeUsed: {
      subject: (vendor) => `Se usó un código de recuperación de ${vendor}`,
      title: 'Se usó un código de recuperación',
      body: (vendor) => [
        `Se inició sesión en su cuenta de ${vendor} con uno de sus códigos de recuperación. Ese código ya no funciona.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    factorsRemoved: {
      subject: (vendor) => `Se quitó su verificación en dos pasos de ${vendor}`,
      title: 'Se quitó su verificación en dos pasos',
      body: (vendor) => [
        `Con uno de sus códigos de recuperación se quitaron todos los métodos de verificación en dos pasos de su cuenta de ${vendor} y se cerraron todas sus sesiones. Configurará uno nuevo la próxima vez que inicie sesión.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    recentWaysRemoved: {
      subject: (vendor) => `Se quitaron métodos de inicio de sesión de ${vendor}`,
      title: 'Se quitaron métodos de inicio de sesión',
      body: (vendor) => [
        `Restableció por correo la contraseña de su cuenta de ${vendor}. Por seguridad, quitamos las apps de autenticación, llaves de acceso, llaves de seguridad, números de teléfono y códigos de recuperación que se añadiron desde la última vez que inició sesión con algo más que un correo.`,
        'Si los añadió usted, configúrelos de nuevo después de iniciar sesión.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    emailChangeFrom: {
      subject: (vendor) => `Confirme el cambio de su correo de ${vendor}`,
      title: 'Confirme el cambio de su correo electrónico',
      body: (vendor, _, { email }) => [
        `Ha pedido usar ${email} para su cuenta de ${vendor} a partir de ahora. El cambio se aplicará cuando lo confirme aquí y en el correo nuevo.`,
      ],
      action: 'Revisar el cambio',
      note: 'Si no fue usted, ignore este correo y elija una contraseña nueva de inmediato: es posible que alguien haya iniciado sesión en su cuenta. Sin el enlace, su correo no cambia.',
    },
    emailChangeTo: {
      subject: (vendor) => `Confirme su nuevo correo electrónico para ${vendor}`,
      title: 'Confirme su nuevo correo electrónico',
      body: (vendor) => [
        `Alguien, probablemente usted, pidió usar este correo electrónico para su cuenta de ${vendor}. Confirme que es suyo. El cambio se aplicará cuando se confirme también desde el correo actual.`,
      ],
      action: 'Confirmar correo electrónico',
      note: 'Si no lo pidió, puede ignorar este correo. Sin el enlace no ocurre nada.',
    },
    emailChangeTaken: {
      subject: (vendor) => `Ya tiene una cuenta de ${vendor}`,
      title: 'Ya tiene una cuenta',
      body: (vendor) => [
        `Alguien, quizá usted, intentó usar este correo electrónico para otra cuenta de ${vendor}. Ya tiene una cuenta, así que no se cambió nada.`,
      ],
      action: TO_SIGN_IN,
      note: 'Si no fue usted, puede ignorar este correo. No hemos revelado nada de su cuenta.',
    },
    emailChanged: {
      subject: (vendor) => `Su correo electrónico de ${vendor} ha cambiado`,
      title: 'Su correo electrónico ha cambiado',
      body: (vendor, _, { email }) => [
        `A partir de ahora inicia sesión en ${vendor} con ${email}. Este correo ya no se usa y se cerró la sesión en los demás dispositivos.`,
        'Si no fue usted, deshaga el cambio con este enlace. Se cerrará la sesión de todas las personas que hayan entrado en su cuenta.',
      ],
      action: 'Deshacer el cambio',
      note: 'Si lo cambió usted, no tiene que hacer nada.',
    },
    emailChangeUndone: {
      subject: (vendor) => `Este correo se quitó de una cuenta de ${vendor}`,
      title: 'Se deshizo el cambio de correo electrónico',
      body: (vendor) => [
        `Su cuenta de ${vendor} vuelve a usar el correo electrónico anterior. Con este ya no se puede iniciar sesión.`,
      ],
      action: TO_SIGN_IN,
      note: 'Para ello se usó el enlace que enviamos al correo anterior.',
    },
    phoneChanged: {
      subject: (vendor) => `Su número de teléfono de ${vendor} cambió`,
      title: 'Su número de teléfono cambió',
      body: (vendor) => [
        `El número de teléfono con el que se inicia sesión en su cuenta de ${vendor} se acaba de cambiar.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    companyLeft: {
      subject: (_vendor, company) => `Ha abandonado ${company}`,
      title: 'Ha abandonado una empresa',
      body: (vendor, company) => [
        `Ya no forma parte de ${company} en ${vendor}. Sus tokens de API personales allí han dejado de funcionar.`,
        'Para volver, pida a alguien de allí que le invite.',
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    dataExported: {
      subject: (vendor) => `Se exportaron sus datos de ${vendor}`,
      title: 'Se exportaron sus datos',
      body: (vendor) => [
        `Se acaba de descargar un archivo con los datos de su cuenta de ${vendor}. Guárdelo en un lugar seguro.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    deletionRequested: {
      subject: (vendor, _company, { date }) => `Su cuenta de ${vendor} se eliminará el ${date}`,
      title: 'Su cuenta se eliminará',
      body: (vendor, _company, { date }) => [
        `Ha pedido eliminar su cuenta de ${vendor}. El ${date} se eliminará para siempre, junto con todo lo que solo le pertenece a usted.`,
        '¿Ha cambiado de idea? Hasta entonces puede conservarla con un clic.',
      ],
      action: 'Conservar mi cuenta',
      note: NOT_YOU,
    },
    deletionCanceled: {
      subject: (vendor) => `Su cuenta de ${vendor} se conserva`,
      title: 'Su cuenta se conserva',
      body: (vendor) => [`Su cuenta de ${vendor} no se eliminará. Nada ha cambiado en ella.`],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    accountDeleted: {
      subject: (vendor) => `Su cuenta de ${vendor} se ha eliminado`,
      title: 'Su cuenta se ha eliminado',
      body: (vendor) => [`Su cuenta de ${vendor} y sus datos se han eliminado, como pidió. No se puede deshacer.`],
      note: 'Este es nuestro último correo sobre esta cuenta.',
    },
    passwordBreached: {
      subject: (vendor) => `Su contraseña de ${vendor} apareció en una filtración de datos`,
      title: 'Su contraseña ya no es segura',
      body: (vendor) => [
        `La contraseña de su cuenta de ${vendor} está en una lista robada en otro lugar. Nadie entró en los sistemas de ${vendor}: basta con que la misma contraseña se haya usado en otro sitio.`,
        'Elija una nueva para volver a iniciar sesión.',
      ],
      action: 'Elegir una contraseña nueva',
      note: 'Elija una contraseña que no use en ningún otro lugar.',
    },
    passwordChanged: {
      subject: (vendor) => `Su contraseña de ${vendor} cambió`,
      title: 'Su contraseña cambió',
      body: (vendor) => [
        `La contraseña de su cuenta de ${vendor} se acaba de cambiar y se cerraron sus sesiones en todos los demás lugares.`,
      ],
      action: TO_SIGN_IN,
      note: NOT_YOU,
    },
    sessionCopied: {
      subject: (vendor) => `Se cerró su sesión de ${vendor}`,
      title: 'Se cerró su sesión',
      body: (vendor) => [
        `Una de sus sesiones de ${vendor} se usó en dos lugares, como ocurre cuando alguien la copia de un navegador. Por seguridad, la cerramos en todas partes.`,
        'Sus demás sesiones siguen abiertas.',
      ],
      action: TO_SIGN_IN,
      note: 'Si no restauró un navegador o un equipo desde una copia de seguridad, elija una contraseña nueva: en la página de inicio de sesión, elija «¿Olvidó su contraseña?».',
    },
    signUpAttempt: {
      subject: (vendor) => `Ya tiene una cuenta de ${vendor}`,
      title: 'Ya tiene una cuenta',
      body: (vendor) => [
        `Alguien, probablemente usted, intentó crear una cuenta de ${vendor} con este correo. Ya existe una: inicie sesión o elija una contraseña nueva si olvidó la suya.`,
      ],
      action: TO_SIGN_IN,
      note: 'Si no fue usted, no tiene que hacer nada. No se mostró ni se cambió ningún dato de su cuenta.',
    },
    factorsReset: {
      subject: (vendor) => `Se restableció su verificación en dos pasos de ${vendor}`,
      title: 'Se restableció su verificación en dos pasos',
      body: (vendor) => [
        `Un administrador de su empresa quitó todos los métodos de verificación en dos pasos de su cuenta de ${vendor}.`,
        'Si su empresa exige uno, lo configurará la próxima vez que inicie sesión.',
      ],
      action: TO_SIGN_IN,
      note: 'Si no lo solicitó, avise a su administrador y elija una contraseña nueva: en la página de inicio de sesión, elija «¿Olvidó su contraseña?».',
    },
    invitation: {
      subject: (_vendor, company) => `Invitación a ${company}`,
      title: 'Tiene una invitación',
      body: (vendor, company) => [`${company} le invita a colaborar en ${vendor}.`],
      action: 'Aceptar invitación',
      note: 'Si no sabe quién le invita, ignore este mensaje; sin el enlace no ocurrirá nada.',
    },
    personJoined: {
      subject: (_vendor, company) => `Una persona se unió a ${company}`,
      title: 'Una persona se unió con su enlace',
      body: (_vendor, company) => [
        `Una persona usó su enlace de invitación y ahora forma parte de ${company}.`,
        'Puede ver quién es en la lista de usuarios.',
      ],
      action: TO_SIGN_IN,
      note: 'Si no esperaba a nadie, desactive el enlace: cualquier persona que lo tenga puede unirse.',
    },
    paymentReceipt: {
      subject: (vendor, _company, { number }) => `Su recibo de ${vendor} ${number}`,
      title: 'Gracias por su pago',
      body: (_vendor, company, { amount, date, number }) => [
        `Recibimos ${amount} el ${date}. Con ello queda pagada la factura ${number} de ${company}.`,
      ],
      action: 'Ver facturas',
      note: 'Puede descargar la factura en PDF cuando quiera.',
    },
    paymentFailed: {
      subject: (vendor) => `Su pago a ${vendor} no se realizó`,
      title: 'Su pago no se realizó',
      body: (_vendor, company, { amount, number }) => [
        `No pudimos cobrar ${amount} por la factura ${number} de ${company}. Su plan sigue activo por ahora.`,
        'Actualice su tarjeta o pague con otra.',
      ],
      action: 'Actualizar el método de pago',
      note: 'Lo intentaremos de nuevo en los próximos días. Si ya pagó, puede ignorar este correo.',
    },
    paymentConfirmation: {
      subject: (vendor) => `Confirme su pago a ${vendor}`,
      title: 'Su banco le pide confirmar un pago',
      body: (_vendor, company, { amount, number }) => [
        `Su banco le pide confirmación antes de pagar ${amount} por la factura ${number} de ${company}.`,
      ],
      action: 'Confirmar el pago',
      note: 'Su plan sigue activo por ahora. Sin su confirmación, el pago no se realiza.',
    },
    tokenExpiring: {
      subject: (_vendor, _company, { token }) => `Su token de API «${token}» caduca pronto`,
      title: 'Su token de API caduca pronto',
      body: (_vendor, company, { token, date }) => [
        `El token de API «${token}» de ${company} deja de funcionar el ${date}.`,
        'Renuévelo antes: recibe un secreto nuevo y el anterior puede seguir funcionando un tiempo.',
      ],
      action: TO_SIGN_IN,
      note: 'Si ya no necesita este token, no tiene que hacer nada. Caduca por sí solo.',
    },
    trialEnding: {
      subject: (vendor) => `Su prueba de ${vendor} termina pronto`,
      title: 'Su prueba termina pronto',
      body: (_vendor, company, { plan, date, hasMethod }) => [
        `La prueba de ${plan} de ${company} termina el ${date}.`,
        hasMethod
          ? 'Después su plan continúa y cobramos a su método de pago.'
          : 'Añada un método de pago para conservar su plan.',
      ],
      action: 'Ver la suscripción',
      note: 'No se cobra nada antes de que termine la prueba.',
    },
    subscriptionCanceled: {
      subject: (vendor) => `Su suscripción a ${vendor} está cancelada`,
      title: 'Su suscripción está cancelada',
      body: (_vendor, company, { plan, date }) => [
        `El plan ${plan} de ${company} sigue activo hasta el ${date}. No se renovará y no se cobrará nada más.`,
      ],
      action: 'Ver la suscripción',
      note: '¿Cambió de opinión? Puede renovarla hasta ese día.',
    },
    subscriptionEnded: {
      subject: (vendor) => `Su suscripción a ${vendor} terminó`,
      title: 'Su suscripción terminó',
      body: (_vendor, company, { plan }) => [`El plan ${plan} de ${company} terminó. Sus datos siguen ahí.`],
      action: 'Elegir un plan',
      note: 'Puede suscribirse de nuevo cuando quiera.',
    },
    seatsChanged: {
      subject: (vendor) => `Sus plazas de ${vendor} cambiaron`,
      title: 'Sus plazas cambiaron',
      body: (_vendor, company, { plan, seats }) => [
        `El plan ${plan} de ${company} tiene ahora este número de plazas: ${seats}.`,
      ],
      action: 'Ver la suscripción',
      note: 'No tiene que hacer nada.',
    },
    paymentRefunded: {
      subject: (vendor) => `Su pago a ${vendor} fue reembolsado`,
      title: 'Su pago fue reembolsado',
      body: (_vendor, company, { amount, number }) => [
        `Se reembolsaron ${amount} de la factura ${number} de ${company}. Su banco puede tardar unos días en mostrarlo.`,
      ],
      action: 'Ver las facturas',
      note: 'No tiene que hacer nada.',
    },
    paymentDisputed: {
      subject: (vendor) => `Un pago a ${vendor} está en disputa`,
      title: 'Un pago está en disputa',
      body: (_vendor, company, { amount, number }) => [
        `Un banco ha disputado el pago de ${amount} de la factura ${number} de ${company}.`,
        'Si la disputa prospera, su suscripción termina.',
      ],
      action: 'Ver las facturas',
      note: 'Si es un error, pida a su banco que retire la disputa.',
    },
  },
} satisfies MailMessages;
