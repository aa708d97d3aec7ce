import type { words as english } from '../../widgets/training/personal-bests/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, count, form } = french;
  return {
    'personal-bests': {
      title: 'Records personnels',
      rule: 'Le meilleur de vous-même dans un cours de chaque durée. Seuls les cours terminés comptent.',
      countedFrom: day => `Comptés depuis le ${day}.`,
      length: 'Durée du cours',
      isNew: 'Nouveau',
      over: (much, day) => `+${much} sur celui du ${day}`,
      beat: day => `Mieux que celui du ${day}`,
      first: 'Le premier',
      actions: record => t`${record} : ce que vous pouvez faire`,
      wrong: 'Cette mesure était fausse',
      classes: 'Cours un par un',
      searched: 'Cours',
      classesShown: (shown, total) => `${shown} cours sur ${total}`,
      more: 'Afficher plus de cours',
      noneFound: q => t`Aucun cours de vos records n’a « ${q} » dans son nom.`,
      noClasses: 'Terminez un cours, et votre meilleur résultat s’affichera ici.',
      tries: title => t`Tous les essais : ${title}`,
      what: 'vos essais',
      leftEarly: 'Pas terminé',
      curve: 'Tenez votre puissance',
      curveHow:
        'La plus haute moyenne en watts que vous avez tenue, pour chaque durée, sur toutes les séances où la puissance est mesurée.',
      curveChart: 'Meilleure puissance moyenne',
      curveLength: 'Tenue pendant',
      curveEver: 'Depuis toujours',
      curveRecent: '90 derniers jours',
      curveWhat: 'votre meilleure puissance',
      startOver: t`Vous repartez de zéro ?`,
      startOverText: t`Nouveau vélo, nouveau départ : faites compter vos records à partir d’aujourd’hui. Vos entraînements restent.`,
      reset: 'Compter les records dès aujourd’hui',
      confirmReset: t`Compter les records dès aujourd’hui ?`,
      resetText: number =>
        `${count(number, { one: 'record disparaît', many: 'de records disparaissent', other: 'records disparaissent' })} et ne ${form(number, { one: 'revient', other: 'reviennent' })} pas. Vos entraînements restent.`,
      confirmWrong: record => t`Retirer ${record} ?`,
      wrongText:
        'L’entraînement reste, mais il ne détient plus aucun record. Le meilleur suivant prend sa place. C’est irréversible.',
      confirm: 'Retirer',
      removed: (record, next, day) => t`Record retiré : ${record}. Votre meilleur est maintenant ${next}, du ${day}.`,
      removedLast: record => t`Record retiré : ${record}. Aucun autre entraînement ne prend sa place.`,
      wasReset: 'Les records comptent dès aujourd’hui. À vous le premier.',
      emptyTitle: 'Établissez votre premier record',
      emptyText: 'Terminez un cours. Votre meilleur travail et votre meilleure distance s’afficheront ici.',
      failures: { ...failures, notFound: 'C’est déjà retiré. Ce que vous voyez est à jour.' },
      wait: createWait(french),
      screen: { what: 'vos records', here: 'Voyez votre meilleur résultat pour chaque durée de cours.' },
    },
  };
});
