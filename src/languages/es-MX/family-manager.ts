import type { addWords } from '../../widgets/account/family-manager/add-copy.js';
import type { words as english } from '../../widgets/account/family-manager/copy.js';
import type { removeWords } from '../../widgets/account/family-manager/remove-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, form, fromToday, wait } from './common.js';

const gone = 'Esta persona ya no está en tu familia.';

export const words: TextsByScope<typeof english | typeof addWords | typeof removeWords> = {
  'family-manager': {
    title: 'Familia',
    loadingForm: 'Cargando el formulario',
    when: fromToday,
    places: (used, limit) => `${used} de ${limit}`,
    free: count => form(count, { one: `Queda ${count} lugar libre`, other: `Quedan ${count} lugares libres` }),
    held: count =>
      form(count, {
        one: `${count} lugar está apartado para una invitación abierta`,
        other: `${count} lugares están apartados para invitaciones abiertas`,
      }),
    add: 'Agregar a un familiar',
    why: {
      familyFull: 'Todos los lugares están ocupados. Quita a alguien, o una invitación abierta, para hacer lugar.',
      noPlaces: 'Tu plan no tiene lugares para familiares. Otros planes sí los tienen.',
      membershipRequired: 'Podrás agregar a tus familiares cuando tu membresía esté activa.',
    },
    membership: 'Ver tu membresía',
    emptyTitle: 'Entrenen juntos',
    emptyText: limit =>
      `Hasta ${limit} personas pueden entrenar con tu membresía, cada una con su propio perfil y su historial.`,
    members: 'Tu familia',
    you: 'Tú',
    inUse: 'En uso ahora',
    parent: 'Titular',
    pays: 'Paga la membresía',
    login: email => `Inicia sesión como ${email}`,
    noLogin: 'No inicia sesión: usa este perfil para entrenar con él',
    invited: 'Con invitación',
    ranOut: 'La invitación venció',
    sent: (email, date, when) => `Enviada a ${email} el ${date}, ${when}`,
    goodUntil: (date, when) => `Válida hasta el ${date}, ${when}`,
    goodNoMore: (date, when) => `Venció el ${date}, ${when}. Reenvíala para que sea válida de nuevo.`,
    switch: 'Usar perfil',
    switchTo: name => `Usar perfil: ${name}`,
    more: name => `Más para ${name}`,
    resend: 'Reenviar invitación',
    remove: 'Quitar de la familia',
    notes: {
      added: name => `${name} ya está en tu familia. Usa este perfil para entrenar con él.`,
      invited: (name, email, date) =>
        `${name} tiene un lugar en tu familia. Enviamos una invitación a ${email}, válida hasta el ${date}.`,
      resent: (email, date) =>
        `Enviamos otra vez la invitación a ${email}. El nuevo enlace es válido hasta el ${date}; el anterior ya no sirve.`,
      removed: name => `${name} ya no está en tu familia. El lugar está libre.`,
      back: 'Volviste a tu propio perfil.',
    },
    childView: {
      switchedTitle: name => `Estás usando el perfil de ${name}`,
      switchedText: parent => `Lo que hagas aquí cuenta para este perfil. ${parent} paga la membresía.`,
      back: parent => `Volver a ${parent}`,
      title: parent => `Estás en la familia de ${parent}`,
      text: parent => `${parent} paga la membresía y administra a los familiares.`,
      noWayBack: parent => `Desde aquí no se puede volver. Cierra sesión e inicia sesión como ${parent}.`,
      signOut: 'Cerrar sesión',
    },
    screen: { what: 'tu familia', here: 'Aquí verás a todos los que comparten tu membresía.' },
    failures: {
      ...failures,
      notFound: gone,
      parentRequired: 'Solo la cuenta principal puede cambiar la familia.',
      membershipRequired: 'Por ahora tu membresía no está activa. Podrás agregar a tus familiares cuando lo esté.',
      familyFull: 'Ya no quedan lugares. Quita a alguien para hacer lugar; lo que escribiste sigue aquí.',
      notInvited: 'Esta invitación ya no está abierta.',
      tokenInvalid: 'Esta invitación ya se usó, se retiró o venció.',
      selfOnly: 'Solo esa persona puede hacerlo.',
      notWhileActing: 'No puedes hacer esto mientras usas el perfil de otra persona.',
      alreadyInFamily: 'Esta persona ya pertenece a una familia.',
      hasFamily: 'Esta persona tiene sus propios familiares. Primero debe quitarlos.',
      memberHasSubscription:
        'Esta persona tiene su propia membresía. Debe terminar antes de que pueda unirse a una familia.',
    },
    wait,
  },
  'family-manager/add': {
    title: 'Agregar a un familiar',
    labels: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      displayName: 'Nombre visible',
      birthDate: 'Fecha de nacimiento',
      gender: 'Género',
      heightMm: 'Estatura',
      weightGrams: 'Peso',
      email: 'Correo electrónico',
    },
    displayNameHelper: 'Lo que ven los demás. Si lo dejas vacío, se muestra el nombre.',
    measuresHelper: 'Calculamos las calorías con la estatura y el peso.',
    emailHelper: 'Con un correo electrónico esa persona inicia sesión por sí misma. Sin él, tú cambias a su perfil.',
    noGender: 'Sin respuesta',
    genders: { female: 'Femenino', male: 'Masculino', nonBinary: 'No binario', undisclosed: 'Prefiere no decirlo' },
    submit: 'Agregar a la familia',
    invite: 'Agregar y enviar la invitación',
    submitting: 'Agregando a la familia',
    cancel: 'Cancelar',
    problemTitle: 'Revisa estos campos',
    problems: {
      firstNameMissing: 'Escribe el nombre.',
      firstNameLong: 'Usa máximo 100 caracteres para el nombre.',
      lastNameMissing: 'Escribe los apellidos.',
      lastNameLong: 'Usa máximo 100 caracteres para los apellidos.',
      displayNameLong: 'Usa máximo 40 caracteres para el nombre visible.',
      birthDateHalf: 'Escribe la fecha de nacimiento completa, o déjala vacía.',
      birthDateFuture: 'Escribe una fecha de nacimiento pasada.',
      birthDateOld: 'Escribe una fecha de nacimiento de los últimos 120 años.',
      emailMalformed: 'Escribe un correo electrónico como nombre@example.com.',
      emailYours: 'Este es tu propio correo electrónico. Escribe el de esa persona, o ninguno.',
      emailMember: 'Alguien de tu familia ya inicia sesión con este correo electrónico.',
      emailInvited: 'Ya invitaste a este correo electrónico.',
    },
  },
  'family-manager/remove': {
    title: name => `¿Quitar a ${name} de la familia?`,
    action: name => `Quitar a ${name}`,
    active: name =>
      `${name} conserva sus entrenamientos y su historial, en una cuenta propia y pierde la membresía ahora. Cerramos la sesión de ${name} en todas partes y le avisamos por correo.`,
    profile: name =>
      `${name} no inicia sesión. Si quitas el perfil, nadie podrá abrirlo, tú tampoco: pierdes sus entrenamientos y su historial, y su membresía termina ahora. No podrás deshacerlo.`,
    invited: (name, email) =>
      `La invitación a ${email} deja de funcionar y el lugar vuelve a estar libre. Pierdes lo que se hizo en el perfil de ${name}.`,
  },
};
