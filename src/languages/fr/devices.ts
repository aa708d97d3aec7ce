import type { words as english } from '../../widgets/account/devices/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, fromToday } = french;
  return {
    devices: {
      title: 'Équipement',
      machines: {
        what: 'votre équipement',
        serial: 'Numéro de série',
        software: 'Logiciel installé',
        upToDate: version => `${version}, à jour`,
        newest: 'Dernier logiciel',
        version: (version, date) => `${version}, ${date}`,
        emptyTitle: 'Aucun équipement pour l’instant',
        emptyText: 'Utilisez les mois inclus avec votre vélo, votre rameur ou votre tapis, et il s’affichera ici.',
        emptyChild: 'L’équipement s’affiche dans le compte qui a utilisé ses mois.',
        send: 'Envoyer votre reçu',
        remove: 'Retirer',
        removeOne: (name, serial) => t`Retirer : ${name}, ${serial}`,
        confirmTitle: name => t`Retirer ${name} ?`,
        confirmText:
          'Cet équipement quitte cette liste. Les mois inclus restent à vous, et il revient dès que vous le connectez dans l’application Echelon.',
        confirm: 'Retirer l’équipement',
        done: name => t`Équipement retiré : ${name}.`,
      },
      apps: {
        title: 'Applications et navigateurs',
        what: 'vos applications et navigateurs',
        platforms: { ios: 'iPhone ou iPad', android: 'Appareil Android', web: 'Navigateur' },
        on: 'Notifications activées',
        off: 'Notifications désactivées',
        seen: (date, when) => t`Dernière activité : ${date}, ${when}`,
        empty: 'Autorisez les notifications dans l’application Echelon ou dans un navigateur, et il s’affichera ici.',
        turnOff: 'Désactiver',
        turnOffOn: name => t`Désactiver les notifications : ${name}`,
        confirmTitle: name => t`Désactiver les notifications sur ${name} ?`,
        confirmText:
          'Vous n’y recevrez plus de notifications. Vous y restez connecté et pouvez les réactiver dans l’application ou le navigateur.',
        confirm: 'Désactiver les notifications',
        done: name => t`Notifications désactivées : ${name}.`,
      },
      when: fromToday,
      screen: {
        what: 'votre équipement',
        here: 'Vous trouverez ici votre équipement, et les applications et navigateurs qui peuvent vous envoyer des notifications.',
      },
      failures,
      wait: createWait(french),
    },
  };
});
