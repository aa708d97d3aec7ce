import type { words as english } from '../../widgets/training/training-trends/copy.js';
import type { TextsByScope } from '../texts.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t }): TextsByScope<typeof english> => ({
  'training-trends': {
    title: 'Tendances',
    tools: 'Quoi afficher',
    view: 'Période',
    views: { '4weeks': '4 sem', '3months': '3 mois', year: '1 an', all: 'Tout' },
    before: {
      '4weeks': 'les 4 semaines précédentes',
      '3months': 'les 3 mois précédents',
      year: 'l’année précédente',
    },
    group: 'Barres',
    groups: { day: 'Par jour', week: 'Par semaine', month: 'Par mois', year: 'Par an' },
    titles: {
      day: graph => `${graph} par jour`,
      week: graph => `${graph} par semaine`,
      month: graph => `${graph} par mois`,
      year: graph => `${graph} par an`,
    },
    type: 'Discipline',
    allTypes: 'Tous les types',
    graph: 'Graphique',
    graphs: {
      time: 'Temps',
      count: 'Entraînements',
      output: 'Travail',
      distance: 'Distance parcourue',
      calories: 'Calories brûlées',
      elevation: 'Dénivelé',
      load: 'Charge',
      fitness: 'Condition',
    },
    how: {
      output: t`Le travail fourni : vos watts moyens, multipliés par les secondes.`,
      load: t`L’intensité de l’effort : 100 vaut une heure à votre limite. D’après vos watts ou, à défaut, votre fréquence cardiaque.`,
      fitness: 'D’après la charge de tous vos entraînements, de tous types.',
    },
    everyType: 'La condition compte tous les types.',
    everyDay: 'La condition va jour par jour.',
    more: (percent, than) => `${percent} de plus que ${than}`,
    less: (percent, than) => `${percent} de moins que ${than}`,
    same: than => `À peu près autant que ${than}`,
    times: (factor, than) => `${factor} fois ${than}`,
    on: day => `le ${day}`,
    graphOf: (graph, type) => `${graph}, ${type}`,
    most: (value, when) => t`Maximum : ${value}, ${when}.`,
    highest: (value, when) => t`Meilleure condition : ${value}, le ${when}.`,
    lines: { fitness: 'Condition', fatigue: 'Fatigue récente', form: 'Forme' },
    lineHow: {
      fitness: 'Votre charge par jour, en moyenne sur 42 jours. Les derniers comptent le plus.',
      fatigue: 'La même chose sur 7 jours.',
      form: 'Condition moins fatigue, au début de la journée.',
    },
    meanings: {
      rested: 'Vous êtes bien reposé. À partir d’ici, la condition baisse, alors bougez.',
      fresh: 'Vous êtes frais. Un bon jour pour viser un record.',
      balanced: 'Vous êtes en équilibre. Entraînez-vous comme prévu.',
      building: 'Votre condition progresse. C’est normal de le sentir.',
      tired: 'Vous en avez beaucoup fait. Allez-y doucement aujourd’hui.',
    },
    when: 'Quand',
    trend: 'votre tendance',
    byType: 'Par type',
    shares: 'vos types',
    show: type => t`Afficher seulement : ${type}`,
    none: 'Aucun entraînement dans cette période. Choisissez-en une plus longue.',
    emptyTitle: 'Vos tendances commencent par un entraînement',
    emptyText:
      'Suivez un cours dans l’application ou sur votre appareil. Vous verrez ensuite ici ce que font vos semaines.',
    screen: {
      what: 'vos tendances',
      here: 'Voyez ce que font vos entraînements et comment progresse votre condition.',
    },
  },
}));
