import type { words as english } from '../../widgets/commercial/license-manager/copy.js';
import type { editWords } from '../../widgets/commercial/license-manager/edit/edit-copy.js';
import type { seatsWords } from '../../widgets/commercial/license-manager/seats/seats-copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, form, wait } from './common.js';

const machines = (number: number) => count(number, { one: 'equipo', many: 'de equipos', other: 'equipos' });
const seats = (number: number) => count(number, { one: 'puesto', many: 'de puestos', other: 'puestos' });

export const words: TextsByScope<typeof english | typeof editWords | typeof seatsWords> = {
  'license-manager': {
    title: 'Licencias',
    columns: { location: 'Sede', plan: 'Plan', seats: 'Puestos ocupados', expiresAt: 'Termina', status: 'Estado' },
    filters: { status: 'Estado', locationId: 'Sede' },
    statuses: {
      active: 'Activa',
      full: 'Sin puestos libres',
      expiring: 'Termina pronto',
      expired: 'Terminada',
      suspended: 'Suspendida',
    },
    taken: (used, all) => `${used} de ${all}`,
    create: 'Nueva licencia',
    order: 'Pedir puestos',
    emptyTitle: 'Todavía no hay licencias',
    emptyText: 'Los puestos aparecen aquí en cuanto se entrega un pedido con licencias.',
    screen: {
      what: 'tus licencias',
      here: 'Aquí ves cada licencia: cuántos puestos están ocupados y cuándo termina.',
    },
  },
  'license-manager/seats': {
    free: number =>
      number === 0 ? 'Ningún puesto libre' : `${seats(number)} ${form(number, { one: 'libre', other: 'libres' })}`,
    facts: { plan: 'Plan', location: 'Sede', from: 'Desde', ends: 'Termina', status: 'Estado' },
    expired:
      'Esta licencia terminó. Los equipos rechazan el siguiente entrenamiento cuando vence su permiso sin conexión.',
    suspended:
      'Esta licencia está suspendida. Sus equipos rechazan el siguiente entrenamiento cuando vence su permiso sin conexión.',
    order: 'Pedir puestos',
    assign: 'Asignar puestos',
    assignStopped: {
      none: 'No hay puestos libres. Primero libera uno.',
      expired: 'Esta licencia terminó.',
      suspended: 'Esta licencia está suspendida.',
    },
    seated: {
      title: 'Equipos con puesto',
      emptyTitle: 'Ningún equipo tiene puesto todavía',
      emptyText: 'Los equipos que ocupen un puesto de esta licencia aparecerán aquí.',
      release: 'Liberar puestos',
      all: 'Ver todos los equipos',
    },
    unseated: {
      title: 'Equipos sin puesto',
      text: free =>
        `Elige los equipos que reciben uno. Hay ${seats(free)} ${form(free, { one: 'libre', other: 'libres' })}.`,
      over: over => `${over} más que los puestos libres.`,
      emptyTitle: 'Aquí todos los equipos tienen puesto',
      emptyText: 'Un equipo sin puesto aparece aquí cuando llega a esta sede.',
      assign: 'Revisar y asignar',
      back: 'Volver a la licencia',
    },
    searched: 'Nombre o número de serie',
    machine: 'Equipo',
    noSerial: 'Sin número de serie todavía',
    deeds: {
      assign: {
        title: number => `Dar puesto a ${machines(number)}`,
        text: 'Cada uno ocupa un puesto de esta licencia.',
        will: number => `${number} ${form(number, { one: 'recibe', other: 'reciben' })} puesto`,
        did: number => `${number} ya ${form(number, { one: 'tiene', other: 'tienen' })} puesto`,
        action: number => `Asignar ${seats(number)}`,
      },
      release: {
        title: number => `Liberar el puesto de ${machines(number)}`,
        text: 'Cada uno funciona hasta que vence su permiso sin conexión, 14 días como máximo. Después rechaza el siguiente entrenamiento hasta que tenga puesto otra vez.',
        will: number => `${number} ${form(number, { one: 'deja', other: 'dejan' })} su puesto`,
        did: number => `${number} ${form(number, { one: 'dejó', other: 'dejaron' })} su puesto`,
        action: number => `Liberar ${seats(number)}`,
      },
    },
    outcomes: {
      seatLimitReached: 'Ya no quedan puestos.',
      licenseSuspended: 'Esta licencia está suspendida.',
      licenseExpired: 'Esta licencia terminó.',
      licenseElsewhere: 'El equipo está en otra sede.',
      locationRequired: 'El equipo no está en ninguna sede.',
      equipmentTrashed: 'El equipo está en la papelera.',
      versionConflict: 'El equipo cambió mientras tanto.',
      forbidden: 'Tu cuenta no puede hacer esto ahí.',
      notFound: 'El equipo ya no está.',
    },
    otherOutcome: 'Ahora no se puede hacer con estos.',
    wont: number => `${number} no`,
    andMore: number => `y ${number} más`,
    because: (reason, number) => `${reason} (${number})`,
    checking: 'Revisando cada equipo',
    nothingDone: 'Todavía no cambió nada',
    again: 'Intentar de nuevo',
    close: 'Cerrar',
    edit: 'Cambiar puestos o fin',
    suspend: 'Suspender',
    resume: 'Quitar suspensión',
    suspending: {
      title: (plan, place) => `¿Suspender ${plan} en ${place}?`,
      text: used =>
        used === 0
          ? 'Ningún equipo recibe un puesto de ella hasta que quites la suspensión.'
          : `${machines(used)} ${form(used, { one: 'rechaza', other: 'rechazan' })} el siguiente entrenamiento cuando vence su permiso sin conexión. ${form(used, { one: 'Conserva', other: 'Conservan' })} su puesto.`,
      action: 'Suspender licencia',
      resumeTitle: (plan, place) => `¿Quitar la suspensión de ${plan} en ${place}?`,
      resumeText: 'Sus equipos vuelven a funcionar de inmediato.',
      resumeAction: 'Quitar suspensión',
      reason: 'Motivo',
      reasonHelper: 'Aparece en el historial de esta licencia.',
    },
    notes: {
      suspended: 'La licencia está suspendida.',
      resumed: 'La suspensión terminó.',
      saved: 'Guardado.',
    },
    changedBy: name => `${name} cambió esta licencia mientras tanto. Así está ahora.`,
    changed: 'Esta licencia cambió mientras tanto. Así está ahora.',
    failures: {
      ...failures,
      seatsInUse: 'Más equipos tienen puesto de los que quedarían.',
      versionConflict: 'Esta licencia cambió mientras tanto.',
    },
    wait,
  },
  'license-manager/edit': {
    form: 'Licencia',
    labels: { seats: 'Puestos', endsOn: 'Termina el', reason: 'Motivo' },
    seatsHelper: used => `${used} ${form(used, { one: 'está ocupado', other: 'están ocupados' })}.`,
    endsHelper: 'Vale hasta el final de ese día.',
    reasonHelper: 'Aparece en el historial de esta licencia.',
    problems: {
      seatsMissing: 'Escribe cuántos puestos, 1 o más.',
      seatsTooMany: 'Una licencia tiene 10,000 puestos como máximo.',
      endMissing: 'Elige el día en que termina.',
      endTooEarly: 'Elige un día después de hoy y del inicio.',
      placeMissing: 'Elige una sede de la lista.',
      planMissing: 'Escribe el plan.',
    },
    failures: {
      ...failures,
      seatsInUse: 'Más equipos tienen puesto de los que quedarían. Elige cuáles dejan el suyo.',
      versionConflict: 'Esta licencia cambió mientras tanto.',
    },
    wait,
    save: 'Guardar',
    back: 'Volver a la licencia',
    inUse: {
      title: tooMany =>
        tooMany === 1 ? 'Un equipo con puesto queda de más' : `${machines(tooMany)} con puesto quedan de más`,
      legend: '¿Cuáles dejan su puesto?',
      more: missing => `Elige ${missing} más.`,
      release: number => `Liberar ${seats(number)} y guardar`,
      consequence: 'Un equipo sin puesto rechaza el siguiente entrenamiento cuando vence su permiso sin conexión.',
    },
    create: {
      title: 'Nueva licencia',
      place: 'Sede',
      placeHelper: 'Escribe parte de su nombre, ciudad o propietario.',
      noPlaces: 'No hay tal sede.',
      plan: 'Plan',
      planHelper: 'Como se llama en los pedidos, por ejemplo Club o Studio.',
      startsOn: 'Empieza el',
      startsHelper: 'Déjalo vacío para empezar ahora.',
      action: 'Crear licencia',
    },
  },
};
