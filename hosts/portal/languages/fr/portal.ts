import type { PortalTexts } from '../texts.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t, email, paymentProvider, plan, planTitle, cookies, treadmill }): PortalTexts => ({
  'portal/layout': {
    skip: 'Aller au contenu',
    signOut: 'Se déconnecter',
    notLoaded: {
      title: 'Nous n’avons pas pu charger cette page',
      text: 'Vérifiez votre connexion Internet. Ce que vous avez saisi ailleurs est toujours là.',
      again: 'Recharger la page',
    },
  },
  'portal/area': {
    navigation: 'Votre compte',
    groups: { membership: 'Abonnement', you: 'Vous' },
    pages: {
      overview: 'Accueil',
      training: 'Entraînement',
      plan: 'Abonnement',
      payment: 'Paiement',
      billing: 'Factures',
      family: 'Famille',
      redeem: 'Codes et achats',
      receipts: 'Preuves d’achat',
      profile: 'Profil',
      security: 'Sécurité',
      equipment: 'Équipement',
      preferences: 'Préférences',
      history: 'Historique',
    },
    beside: { plan: planTitle, payment: 'Paiement', redeem: 'Utiliser un code', receipts: 'Preuves d’achat' },
    titles: {
      overview: 'Votre abonnement',
      plan: `Votre ${plan}`,
      payment: 'Carte et adresse de facturation',
      billing: 'Factures et paiements',
      family: 'Votre famille',
      redeem: 'Utiliser un code',
      receipts: 'Vos preuves d’achat',
      profile: 'Votre profil',
      security: 'Mot de passe et connexions',
      equipment: 'Votre équipement',
      preferences: 'Vos préférences',
      history: 'Historique du compte',
    },
    goOn: 'Continuer',
    parentOnly: {
      title: '{name} s’en occupe',
      titleUnnamed: 'Le compte principal s’en occupe',
      text: 'L’abonnement, les paiements et les codes de votre famille sont dans le compte principal. Tout ce qui est à vous est dans le menu.',
      redeem: 'Ce compte dépend de celui de {name}. Les codes doivent être utilisés dans le compte principal.',
      home: 'Voir votre abonnement',
    },
    selfOnly: {
      title: 'Revenez d’abord à votre compte',
      text: 'Le mot de passe et les appareils sont ceux de la personne qui se connecte. Revenez à votre compte pour voir les vôtres.',
    },
  },
  'portal/training': {
    navigation: 'Entraînement',
    groups: { day: 'Votre journée', progress: 'Vos progrès', goals: 'Vos objectifs' },
    pages: {
      today: 'Aujourd’hui',
      plan: 'Programme',
      classes: 'Cours',
      class: 'Cours',
      strength: 'Musculation',
      session: 'Séance',
      workouts: 'Séances',
      workout: 'Séance',
      calendar: 'Calendrier',
      trends: 'Tendances',
      records: 'Records',
      badges: 'Badges',
      challenges: 'Défis',
    },
    titles: {
      today: 'Entraînez-vous aujourd’hui',
      plan: 'Planifiez votre semaine',
      classes: 'Suivez un cours',
      class: 'Cours',
      strength: 'Notez vos séries',
      session: 'Séance de musculation',
      workouts: 'Vos séances',
      workout: 'Séance',
      calendar: 'Votre mois',
      trends: 'Vos tendances',
      records: 'Vos records',
      badges: 'Vos badges',
      challenges: 'Défis',
    },
    other: 'Votre compte',
    account: 'Abonnement',
  },
  'portal/not-for-you': {
    title: 'Votre rôle ne comprend pas cette page',
    text: {
      staff: 'Si vous en avez besoin pour votre travail, adressez-vous à un administrateur.',
      commercial: 'Si vous en avez besoin, adressez-vous à la personne qui dirige votre établissement.',
    },
    outside: {
      title: {
        staff: 'Cette page est réservée au personnel d’Echelon',
        commercial: 'Cette page est réservée aux revendeurs, aux propriétaires et aux établissements',
      },
      text: 'Connectez-vous avec ce compte pour la voir. Votre session reste ouverte.',
    },
    home: 'Aller à votre espace',
    other: 'Se connecter avec un autre compte',
  },
  'portal/work': { title: 'Travail', staff: 'Outils du personnel', commercial: 'Vos établissements' },
  'portal/commercial': {
    navigation: 'Établissements',
    groups: { floor: 'Salle', business: 'Gestion' },
    pages: {
      locations: 'Établissements',
      location: 'Établissement',
      machines: 'Appareils',
      licenses: 'Licences',
      orders: 'Commandes',
      owners: 'Propriétaires',
      activate: 'Activer',
    },
    titles: {
      locations: 'Vos établissements',
      location: 'Établissement',
      machines: 'Vos appareils',
      licenses: 'Licences et places',
      orders: 'Commandes',
      owners: 'Les propriétaires que vous suivez',
      activate: 'Activer un appareil',
    },
    signIn: {
      title: 'Connectez-vous à vos établissements',
      renewed: 'Votre mot de passe est modifié',
      renewedText: 'Connectez-vous avec le nouveau.',
    },
    activate: { title: 'Activer un appareil' },
    switch: {
      title: 'Autres établissements',
      label: 'Aller à un établissement',
      none: 'Aucun établissement de ce nom.',
      here: 'Vous êtes ici',
    },
    other: 'Vous',
    account: 'Votre compte',
  },
  'portal/train-today': {
    title: 'Entraînez-vous aujourd’hui',
    text: 'Vos cours sont dans l’application Echelon, avec les mêmes identifiants.',
  },
  'portal/signup': { title: 'Rejoignez Echelon' },
  'portal/login': {
    title: 'Connexion',
    resetting: 'Choisissez un nouveau mot de passe',
    joining: 'Rejoignez un abonnement familial',
  },
  'portal/logout': {
    title: 'Votre session est fermée',
    refused: 'Votre session a pris fin, ou votre compte ne permet pas cela.',
    kept: 'Reconnectez-vous pour reprendre où vous en étiez. Nous gardons ce que vous avez saisi jusqu’à la fermeture de cet onglet, sauf les mots de passe et les données de carte.',
    done: 'À la prochaine séance.',
    again: 'Se reconnecter',
    join: t`Première visite ? |Découvrez les abonnements|`,
  },
  'portal/not-found': { title: 'Page introuvable' },
  'portal/front': {
    title: 'Vivez vos cours à la maison',
    lead: t`Vélo, rameur, course, montée et musculation : vos cours en direct et à la demande.`,
    from: 'Dès {price} par mois',
    joinFrom: 'Rejoignez-nous dès {price} par mois',
    cancel: 'Résiliable à tout moment.',
    join: 'S’abonner',
    signIn: 'Se connecter',
    disciplines: { bike: 'Vélo', row: 'Rameur', run: 'Course', climb: 'Montée', strength: 'Musculation' },
  },
  'portal/faq': {
    title: 'Foire aux questions',
    questions: {
      charge: {
        asked: t`Quand dois-je payer ?`,
        answer: t`Avant de vous abonner, le volet « Votre abonnement » vous montre ce que vous payez aujourd’hui. Avec un essai gratuit, ou des mois inclus avec votre équipement, c’est 0,00. Votre premier paiement vient quand ils se terminent.`,
      },
      end: {
        asked: t`Comment résilier mon abonnement ?`,
        answer:
          'Dans votre compte, à tout moment. Vous gardez votre abonnement jusqu’à la fin de la période payée, et il ne se renouvelle pas.',
      },
      family: {
        asked: t`Ma famille peut-elle aussi en profiter ?`,
        answer: t`Cela dépend de votre ${plan} : chaque fiche indique combien de membres de la famille sont inclus. Chacun a son propre profil.`,
      },
      cards: {
        asked: t`Avec quelles cartes puis-je payer ?`,
        answer:
          'Avec les cartes de crédit et de débit habituelles, et avec Apple Pay ou Google Pay si votre appareil les propose.',
      },
      bank: {
        asked: t`Ma banque me demande de confirmer le paiement. Est-ce normal ?`,
        answer:
          'Oui. Certaines banques vérifient la première fois que vous utilisez une carte chez nous. Leur fenêtre s’ouvre par-dessus cette page. Confirmez, et votre abonnement commence.',
      },
      equipment: {
        asked: t`Ai-je besoin d’équipement ?`,
        answer: t`Pas pour commencer. Beaucoup de cours ne demandent qu’un tapis d’exercice, ou même rien ; les autres se suivent avec n’importe quel vélo, rameur ou ${treadmill}.`,
      },
    },
    more: t`Une autre question ? Consultez le |Centre d’aide|.`,
  },
  'portal/help': {
    title: 'Centre d’aide',
    signIn: {
      title: 'Je n’arrive pas à me connecter',
      text: t`Choisissez « Mot de passe oublié ? » sur la |page de connexion| : nous vous envoyons par ${email} un lien pour en choisir un nouveau. Rien n’arrive ? Regardez dans les indésirables et vérifiez que c’est bien l’adresse de votre inscription.`,
    },
    fields: {
      title: 'Je ne vois pas les champs de la carte',
      text: t`Ils viennent de notre ${paymentProvider}. Un bloqueur de publicités, un logiciel de confidentialité ou une connexion perdue peut les arrêter. Autorisez ce service pour cette page, puis appuyez sur « Réessayer ».`,
    },
    declined: {
      title: 'Ma carte a été refusée',
      text: t`Votre banque a dit non, et elle seule sait pourquoi. Essayez une autre carte : ce que vous avez saisi est toujours là, et rien n’a été débité.`,
    },
    signedOut: {
      title: 'Ma session a été fermée',
      text: 'Vous restez connecté trois jours entre deux visites. Changer votre mot de passe vous déconnecte de vos autres appareils.',
    },
    contact: {
      title: 'Contactez-nous',
      call: 'Appelez-nous',
      write: 'Écrivez-nous',
      country: 'Votre pays',
      text: t`Nous pouvons voir votre ${plan}, vos paiements et vos codes, mais jamais votre mot de passe ni votre numéro de carte. Ayez sous la main l’adresse ${email} de votre compte et, s’il s’agit d’un équipement, son numéro de série.`,
    },
  },
  'portal/terms': {
    title: 'Conditions générales',
    lead: 'Vous acceptez ces conditions en vous inscrivant. |Ouvrez-les sur une page à part| pour les imprimer ou les conserver.',
    document: 'Conditions générales d’Echelon',
  },
  'portal/privacy': {
    title: 'Confidentialité',
    lead: 'Ce que nous gardons à votre sujet, où nous le gardons et comment le supprimer.',
    device: {
      title: 'Sur votre appareil',
      kept: {
        session: t`Lorsque vous vous connectez, deux ${cookies} et deux entrées du stockage du navigateur conservent votre session et votre identifiant d’utilisateur. Les ${cookies} expirent après trois jours. Vous déconnecter les supprime tous les quatre aussitôt.`,
        signup: `Pendant votre inscription, le stockage du navigateur conserve vos choix, le lien qui vous a amené ici, votre nom et votre adresse ${email}, pour que rien ne se perde si la page est rechargée. Il ne conserve jamais votre mot de passe ni votre carte.`,
        nothingElse: `Nous n’utilisons pas de ${cookies} publicitaires, et rien ici ne vous suit sur d’autres sites.`,
      },
    },
    us: {
      title: 'Chez nous',
      kept: {
        person: `Votre nom, votre adresse ${email}, votre pays et votre numéro de téléphone. Votre mot de passe, sous une forme irréversible.`,
        membership: t`Votre abonnement : ${plan}, dates, paiements et modifications que vous avez apportées.`,
        consent: 'Quand vous avez accepté les conditions, et le partenaire ou la campagne qui vous a amené ici.',
      },
    },
    provider: {
      title: `Chez notre ${paymentProvider}`,
      text: `Vous entrez votre carte dans les champs de notre ${paymentProvider}. Nous recevons la marque, les quatre derniers chiffres et le mois d’expiration, et rien d’autre.`,
    },
    leaving: {
      title: 'Si vous partez',
      signOut: '|Déconnectez-vous| pour effacer ces données de cet appareil.',
      deletion: 'Pour supprimer votre compte, demandez-le dans le |Centre d’aide|.',
    },
  },
  'portal/psti': {
    title: 'Conformité PSTI',
    lead: t`La loi du Royaume-Uni « Product Security and Telecommunications Infrastructure Act 2022 » impose trois obligations aux produits qui se connectent à un réseau. Voici ce qu’elles signifient pour votre abonnement.`,
    passwords: {
      title: 'Mots de passe',
      text: t`Votre compte n’a pas de mot de passe tant que vous n’en avez pas choisi un : de 8 à 32 caractères, dont au moins une lettre, un chiffre et un symbole. Nous n’en créons jamais par défaut ni à partager.`,
    },
    reporting: {
      title: 'Signalez une faille',
      text: t`Vous avez trouvé un moyen de contourner la sécurité de ce site ou de votre équipement ? Dites-le-nous au |Centre d’aide| : ce que vous avez vu, et comment le reproduire. Gardez-le pour vous jusqu’à ce que nous l’ayons corrigé.`,
    },
    updates: {
      title: 'Mises à jour de sécurité',
      text: 'La déclaration de conformité fournie avec votre équipement indique combien de temps il reçoit des mises à jour de sécurité. Le modèle et le numéro de série sont sur l’autocollant du cadre.',
    },
  },
}));
