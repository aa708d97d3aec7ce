import type { addWords } from '../../widgets/commercial/owner-manager/add/add-copy.js';
import type { words as english } from '../../widgets/commercial/owner-manager/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english | typeof addWords> => {
  const { t, count, email } = french;
  const locations = (number: number) =>
    count(number, { one: 'établissement', many: 'd’établissements', other: 'établissements' });
  const wait = createWait(french);
  return {
    'owner-manager': {
      title: 'Propriétaires',
      searched: 'Nom ou contact',
      columns: {
        name: 'Propriétaire',
        contact: 'Contact',
        locations: 'Établissements',
        machines: 'Appareils',
        createdAt: 'Depuis',
        id: 'ID',
      },
      noContact: 'Pas encore de contact',
      create: 'Nouveau propriétaire',
      connect: 'Relier par ID',
      disconnect: 'Détacher',
      disconnectOne: name => `Détacher ${name}`,
      asking: {
        title: name => t`Détacher ${name} ?`,
        text: number =>
          number === 0
            ? 'Vous ne verrez plus ce propriétaire. Vous pouvez le relier de nouveau par son ID.'
            : `Vous ne verrez plus ce propriétaire ni ${locations(number)} avec appareils et commandes. Vous pouvez le relier de nouveau par son ID.`,
        action: number => (number === 0 ? 'Détacher le propriétaire' : `Détacher avec ${locations(number)}`),
        orders: orders => t`Terminez ou annulez d’abord ces commandes : ${orders}.`,
        changedBy: name => `${name} a changé ce propriétaire entre-temps.`,
        reload: 'Le montrer tel qu’il est maintenant',
      },
      notes: {
        created: name => `${name} fait maintenant partie de vos propriétaires.`,
        connected: name => `${name} est relié, avec tous ses établissements qui n’avaient pas de revendeur.`,
        disconnected: (name, number) =>
          number === 0 ? `${name} est détaché.` : `${name} est détaché, avec ${locations(number)}.`,
      },
      emptyTitle: 'Aucun propriétaire pour l’instant',
      emptyText: 'Les entreprises dont vous suivez les salles apparaissent ici. Ajoutez la première.',
      noDealerTitle: 'Choisissez d’abord un revendeur',
      noDealerText: 'Les propriétaires d’un revendeur apparaissent ici.',
      failures: {
        ...failures,
        notFound: 'Vous ne suivez plus ce propriétaire.',
        ordersOpen: 'Terminez ou annulez d’abord les commandes ouvertes.',
        versionConflict: 'Ce propriétaire a changé entre-temps.',
      },
      wait,
      screen: { what: 'vos propriétaires', here: 'Voyez les entreprises que vous suivez et ce qu’elles ont.' },
    },
    'owner-manager/add': {
      create: { title: 'Nouveau propriétaire', action: 'Ajouter le propriétaire' },
      connect: {
        title: 'Relier un propriétaire',
        text: 'Pour une entreprise qui est déjà chez nous et n’a pas de revendeur. Vous recevez aussi ses établissements qui n’en ont pas.',
        id: 'ID du propriétaire',
        helper: 'Le propriétaire le trouve avec le nom de son entreprise. Il commence par own_.',
        action: 'Relier le propriétaire',
      },
      labels: {
        name: 'Entreprise',
        contactName: 'Contact',
        contactEmail: `${email.charAt(0).toUpperCase()}${email.slice(1)} du contact`,
        contactPhone: 'Téléphone du contact',
      },
      problems: {
        nameMissing: 'Entrez le nom de l’entreprise.',
        emailWrong: `Entrez un ${email} comme nom@exemple.com.`,
        idMissing: 'Collez l’ID du propriétaire.',
      },
      failures: {
        ...failures,
        notFound: 'Aucun propriétaire n’a cet ID. Vérifiez ce que vous avez collé.',
        ownerTaken: 'Un autre revendeur suit ce propriétaire. Il doit d’abord le détacher.',
      },
      wait,
    },
  };
});
