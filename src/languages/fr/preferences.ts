import type { words as english } from '../../widgets/account/preferences/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, count, form } = french;
  const some = (number: number) => count(number, { one: 'préférence', many: 'de préférences', other: 'préférences' });
  return {
    preferences: {
      title: 'Préférences',
      titleOther: 'Préférences de votre proche',
      lead: 'Nous enregistrons chaque changement aussitôt.',
      sections: {
        region: {
          title: 'Langue et région',
          text: 'Comment nous vous écrivons, et comment nous affichons dates, heures et distances.',
        },
        privacy: { title: 'Vie privée', text: 'Ce que voient les autres membres.' },
        email: { title: french.email === 'courriel' ? 'Courriel' : 'E-mail', text: 'Ce que nous vous envoyons.' },
        push: { title: 'Notifications', text: 'Ce que votre téléphone et votre équipement vous signalent.' },
        training: { title: 'Entraînement', text: 'À quoi nous comparons votre fréquence cardiaque.' },
      },
      labels: {
        units: 'Unités',
        language: 'Langue',
        timeZone: 'Fuseau horaire',
        weekStart: 'Premier jour de la semaine',
        'privacy.leaderboard': 'M’afficher dans les classements',
        'privacy.heartRate': 'Montrer ma fréquence cardiaque aux autres',
        'notifications.email.billing': 'Factures et paiements',
        'notifications.email.classes': 'Cours et horaires',
        'notifications.email.family': 'Nouvelles de la famille',
        'notifications.email.marketing': 'Offres et nouveautés',
        'notifications.push.classes': 'Cours sur le point de commencer',
        'notifications.push.challenges': 'Défis',
        'notifications.push.family': 'Activité de la famille',
        'training.maxHeartRateFormula': 'Comment nous estimons votre fréquence cardiaque maximale',
        'training.heartRateZones': 'Zones de fréquence cardiaque',
      },
      units: { metric: 'Métriques', imperial: 'Impériales' },
      unitsHelper: { metric: 'Kilomètres, kilogrammes et centimètres.', imperial: 'Miles, livres, pieds et pouces.' },
      weekStarts: { monday: 'Lundi', saturday: 'Samedi', sunday: 'Dimanche' },
      leaderboardHelper: 'Désactivé, vous êtes seul à voir votre rang.',
      heartRateHelper: 'Désactivé, personne d’autre ne la voit.',
      childHelper: 'Désactivé pour les enfants, jusqu’à ce que quelqu’un l’active.',
      billingReason: 'Cela fait partie de votre abonnement, donc nous l’envoyons toujours.',
      formulas: { '220-age': '220 moins l’âge', '208-0.7age': '208 moins 0,7 × l’âge' },
      formulaHelper: 'Sert si vous n’avez pas indiqué de fréquence cardiaque maximale.',
      zones: {
        computed: 'D’après votre fréquence cardiaque maximale.',
        own: list => t`Les vôtres : les zones 2 à 5 commencent à ${list} battements par minute.`,
        set: 'Définir vos propres zones',
        change: 'Modifier vos zones',
        form: 'Vos propres zones de fréquence cardiaque',
        helper: 'En battements par minute, chacun plus élevé que le précédent, de 30 à 240.',
        field: zone => `La zone ${zone} commence à`,
        problem: 'Entrez un nombre entier de 30 à 240.',
        rising: 'Entrez plus que pour la zone précédente.',
        save: 'Enregistrer les zones',
        cancel: 'Annuler',
      },
      reset: 'Rétablir la valeur par défaut',
      resetOf: label => t`Rétablir la valeur par défaut : ${label}`,
      saved: 'Enregistré',
      savedOf: list => t`Enregistré : ${list}`,
      notSaved: why => `Non enregistré. ${why}`,
      someNotSaved: 'Nous n’avons pas pu enregistrer certaines préférences.',
      again: 'Réessayer',
      resetAll: {
        button: 'Rétablir toutes les préférences',
        none: 'Toutes les préférences ont leur valeur par défaut.',
        title: number =>
          t`Remettre ${some(number)} à ${form(number, { one: 'sa', other: 'leur' })} valeur par défaut ?`,
        text: list => t`Valeurs rétablies : ${list}.`,
        confirm: number => `Rétablir ${some(number)}`,
        keep: 'Les garder',
      },
      unknown: {
        title: 'Nous ne trouvons pas ces préférences',
        text: 'Cette personne a peut-être quitté votre famille, ou fait partie d’une autre.',
      },
      screen: { what: 'vos préférences', here: 'Réglez vos unités, votre vie privée et vos notifications.' },
      others: 'ces préférences',
      failures: {
        ...failures,
        privacyIsTheirs: 'Cette personne seule en décide.',
        notFound: 'Ces préférences n’existent plus.',
        validationFailed: 'Vous ne pouvez pas choisir cela.',
      },
      wait: createWait(french),
    },
  };
});
