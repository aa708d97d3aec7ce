import type { words as english } from '../../widgets/commercial/license-manager/copy.js';
import type { editWords } from '../../widgets/commercial/license-manager/edit/edit-copy.js';
import type { seatsWords } from '../../widgets/commercial/license-manager/seats/seats-copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, form, wait } from './common.js';

const machines = (number: number) => count(number, { one: 'máquina', many: 'de máquinas', other: 'máquinas' });
const seats = (number: number) => count(number, { one: 'lugar', many: 'de lugares', other: 'lugares' });

export const words: TextsByScope<typeof english | typeof editWords | typeof seatsWords> = {
  'license-manager': {
    title: 'Licencias',
    columns: { location: 'Ubicación', plan: 'Plan', seats: 'Lugares ocupados', expiresAt: 'Termina', status: 'Estado' },
    filters: { status: 'Estado', locationId: 'Ubicación' },
    statuses: {
      active: 'Activa',
      full: 'Sin lugares libres',
      expiring: 'Termina pronto',
      expired: 'Terminada',
      suspended: 'Suspendida',
    },
    taken: (used, all) => `${used} de ${all}`,
    create: 'Nueva licencia',
    order: 'Pedir lugares',
    emptyTitle: 'Todavía no hay licencias',
    emptyText: 'Los lugares aparecen aquí en cuanto se entrega un pedido con licencias.',
    screen: {
      what: 'tus licencias',
      here: 'Aquí ves cada licencia: cuántos lugares están ocupados y cuándo termina.',
    },
  },
  'license-manager/seats': {
    free: number =>
      number === 0 ? 'Ningún lugar libre' : `${seats(number)} ${form(number, { one: 'libre', other: 'libres' })}`,
    facts: { plan: 'Plan', location: 'Ubicación', from: 'Desde', ends: 'Termina', status: 'Estado' },
    expired:
      'Esta licencia terminó. Las máquinas rechazan el siguiente entrenamiento cuando vence su permiso sin conexión.',
    suspended:
      'Esta licencia está suspendida. Sus máquinas rechazan el siguiente entrenamiento cuando vence su permiso sin conexión.',
    order: 'Pedir lugares',
    assign: 'Asignar lugares',
    assignStopped: {
      none: 'No hay lugares libres. Primero libera uno.',
      expired: 'Esta licencia terminó.',
      suspended: 'Esta licencia está suspendida.',
    },
    seated: {
      title: 'Máquinas con lugar',
      emptyTitle: 'Ninguna máquina tiene lugar todavía',
      emptyText: 'Las máquinas que ocupen un lugar de esta licencia aparecerán aquí.',
      release: 'Liberar lugares',
      all: 'Ver todas las máquinas',
    },
    unseated: {
      title: 'Máquinas sin lugar',
      text: free =>
        `Elige las máquinas que reciben uno. Hay ${seats(free)} ${form(free, { one: 'libre', other: 'libres' })}.`,
      over: over => `${over} más que los lugares libres.`,
      emptyTitle: 'Aquí todas las máquinas tienen lugar',
      emptyText: 'Una máquina sin lugar aparece aquí cuando llega a esta ubicación.',
      assign: 'Revisar y asignar',
      back: 'Volver a la licencia',
    },
    searched: 'Nombre o número de serie',
    machine: 'Máquina',
    noSerial: 'Sin número de serie todavía',
    deeds: {
      assign: {
        title: number => `Dar lugar a ${machines(number)}`,
        text: 'Cada una ocupa un lugar de esta licencia.',
        will: number => `${number} ${form(number, { one: 'recibe', other: 'reciben' })} lugar`,
        did: number => `${number} ya ${form(number, { one: 'tiene', other: 'tienen' })} lugar`,
        action: number => `Asignar ${seats(number)}`,
      },
      release: {
        title: number => `Liberar el lugar de ${machines(number)}`,
        text: 'Cada una funciona hasta que vence su permiso sin conexión, 14 días como máximo. Después rechaza el siguiente entrenamiento hasta que tenga lugar otra vez.',
        will: number => `${number} ${form(number, { one: 'deja', other: 'dejan' })} su lugar`,
        did: number => `${number} ${form(number, { one: 'dejó', other: 'dejaron' })} su lugar`,
        action: number => `Liberar ${seats(number)}`,
      },
    },
    outcomes: {
      seatLimitReached: 'Ya no quedan lugares.',
      licenseSuspended: 'Esta licencia está suspendida.',
      licenseExpired: 'Esta licencia terminó.',
      licenseElsewhere: 'La máquina está en otra ubicación.',
      locationRequired: 'La máquina no está en ninguna ubicación.',
      equipmentTrashed: 'La máquina está en la basura.',
      versionConflict: 'La máquina cambió mientras tanto.',
      forbidden: 'Tu cuenta no puede hacer esto ahí.',
      notFound: 'La máquina ya no está.',
    },
    otherOutcome: 'Ahora no se puede hacer con estas.',
    wont: number => `${number} no`,
    andMore: number => `y ${number} más`,
    because: (reason, number) => `${reason} (${number})`,
    checking: 'Revisando cada máquina',
    nothingDone: 'Todavía no cambió nada',
    again: 'Intentar de nuevo',
    close: 'Cerrar',
    edit: 'Cambiar lugares o fin',
    suspend: 'Suspender',
    resume: 'Quitar suspensión',
    suspending: {
      title: (plan, place) => `¿Suspender ${plan} en ${place}?`,
      text: used =>
        used === 0
          ? 'Ninguna máquina recibe un lugar de ella hasta que quites la suspensión.'
          : `${machines(used)} ${form(used, { one: 'rechaza', other: 'rechazan' })} el siguiente entrenamiento cuando vence su permiso sin conexión. ${form(used, { one: 'Conserva', other: 'Conservan' })} su lugar.`,
      action: 'Suspender licencia',
      resumeTitle: (plan, place) => `¿Quitar la suspensión de ${plan} en ${place}?`,
      resumeText: 'Sus máquinas vuelven a funcionar de inmediato.',
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
      seatsInUse: 'Más máquinas tienen lugar de las que quedarían.',
      versionConflict: 'Esta licencia cambió mientras tanto.',
    },
    wait,
  },
  'license-manager/edit': {
    form: 'Licencia',
    labels: { seats: 'Lugares', endsOn: 'Termina el', reason: 'Motivo' },
    seatsHelper: used => `${used} ${form(used, { one: 'está ocupado', other: 'están ocupados' })}.`,
    endsHelper: 'Vale hasta el final de ese día.',
    reasonHelper: 'Aparece en el historial de esta licencia.',
    problems: {
      seatsMissing: 'Escribe cuántos lugares, 1 o más.',
      seatsTooMany: 'Una licencia tiene 10,000 lugares como máximo.',
      endMissing: 'Elige el día en que termina.',
      endTooEarly: 'Elige un día después de hoy y del inicio.',
      placeMissing: 'Elige una ubicación de la lista.',
      planMissing: 'Escribe el plan.',
    },
    failures: {
      ...failures,
      seatsInUse: 'Más máquinas tienen lugar de las que quedarían. Elige cuáles dejan el suyo.',
      versionConflict: 'Esta licencia cambió mientras tanto.',
    },
    wait,
    save: 'Guardar',
    back: 'Volver a la licencia',
    inUse: {
      title: tooMany =>
        tooMany === 1 ? 'Una máquina con lugar queda de más' : `${machines(tooMany)} con lugar quedan de más`,
      legend: '¿Cuáles dejan su lugar?',
      more: missing => `Elige ${missing} más.`,
      release: number => `Liberar ${seats(number)} y guardar`,
      consequence: 'Una máquina sin lugar rechaza el siguiente entrenamiento cuando vence su permiso sin conexión.',
    },
    create: {
      title: 'Nueva licencia',
      place: 'Ubicación',
      placeHelper: 'Escribe parte de su nombre, ciudad o propietario.',
      noPlaces: 'No hay tal ubicación.',
      plan: 'Plan',
      planHelper: 'Como se llama en los pedidos, por ejemplo Club o Studio.',
      startsOn: 'Empieza el',
      startsHelper: 'Déjalo vacío para empezar ahora.',
      action: 'Crear licencia',
    },
  },
};
