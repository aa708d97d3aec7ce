import type { accessWords as english } from '../../widgets/workouts/access-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  access: {
    titles: {
      join: 'Únete y entrena con nosotros',
      confirm: 'Solo falta un paso',
      activate: 'Tu membresía está lista',
      resume: 'Tu membresía está en pausa',
      parent: name => (name === '' ? 'Pregunta a quien paga la membresía' : `Pregúntale a ${name}`),
    },
    texts: {
      join: 'Con una membresía, todas las clases, los planes y los retos son tuyos. Lo que has hecho hasta ahora sigue aquí.',
      confirm: 'Confirma tu primer pago con tu banco y empieza a entrenar.',
      activate: 'Iníciala y entrena de inmediato.',
      resume: 'Reanúdala y sigue donde te quedaste.',
      change: 'Cambia de plan y toma tu lugar. Todo lo demás sigue siendo tuyo.',
      parent: 'La membresía de tu familia no incluye esto por ahora. Esa persona puede cambiarlo.',
    },
    actions: {
      join: 'Ver membresías',
      confirm: 'Confirmar pago',
      activate: 'Iniciar membresía',
      resume: 'Reanudar membresía',
      change: 'Ver planes',
    },
    features: {
      liveClasses: plan => `Las clases en vivo vienen con ${plan}`,
      devices: plan => `${plan} conecta más máquinas`,
      maxFamilyMembers: plan => `La familia viene con ${plan}`,
    },
    otherwise: {
      liveClasses: 'Las clases en vivo vienen con otro plan',
      devices: 'Tu plan no admite otra máquina',
      maxFamilyMembers: 'La familia viene con otro plan',
    },
  },
};
