import type { PortalTexts } from '../texts.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t, email, paymentProvider, plan, planTitle, cookies, treadmill }): PortalTexts => ({
  'portal/layout': {
    skip: 'Aller au contenu',
    signOut: 'Se déconnecter',
    notLoaded: {
      title: 'Impossible de charger cette page',
      text: 'Vérifiez votre connexion Internet. Rien de ce que vous avez saisi ailleurs n’est perdu.',
      again: 'Recharger la page',
    },
  },
  'portal/area': {
    navigation: 'Votre compte',
    groups: { membership: 'Abonnement', you: 'Vous' },
    pages: {
      overview: 'Accueil',
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
      text: 'L’abonnement, les paiements et les codes d’une famille relèvent du compte principal. Ce qui est à vous se trouve dans le menu.',
      redeem: 'Ce compte dépend de celui de {name}. Les codes doivent être utilisés dans le compte principal.',
      home: 'Vers votre abonnement',
    },
    selfOnly: {
      title: 'Pas depuis le compte d’un proche',
      text: 'Le mot de passe et les appareils sont ceux de la personne qui se connecte avec. Revenez à votre compte pour voir les vôtres.',
    },
  },
  'portal/train-today': {
    title: 'Entraînez-vous aujourd’hui',
    text: 'Tous les cours en direct et à la demande sont dans l’application Echelon, avec les mêmes identifiants.',
  },
  'portal/signup': { title: 'Rejoignez Echelon' },
  'portal/login': {
    title: 'Connexion',
    resetting: 'Choisissez un nouveau mot de passe',
    joining: 'Rejoindre un abonnement familial',
  },
  'portal/logout': {
    title: 'Votre session est fermée',
    refused: 'Votre session avait pris fin, ou ne permettait pas ce que vous avez demandé.',
    kept: 'Reconnectez-vous pour reprendre où vous en étiez. Ce que vous avez saisi est gardé jusqu’à la fermeture de cet onglet, sauf les mots de passe et les données de carte.',
    done: 'À la prochaine séance.',
    again: 'Se reconnecter',
    join: t`Première visite ? |Découvrez les abonnements|`,
  },
  'portal/not-found': { title: 'Page introuvable' },
  'portal/front': {
    title: 'Invitez le cours chez vous',
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
        answer: t`Avant de vous abonner, vous voyez dans le volet « Votre abonnement » le montant facturé aujourd’hui. Avec un essai gratuit ou des mois inclus avec votre équipement, il est de 0,00 ; le premier paiement suit à leur terme.`,
      },
      end: {
        asked: t`Comment mettre fin à un abonnement ?`,
        answer:
          'Vous pouvez le faire à tout moment. L’abonnement reste actif jusqu’à la fin de la période que vous avez payée, et n’est pas renouvelé ensuite.',
      },
      family: {
        asked: t`Ma famille peut-elle aussi en profiter ?`,
        answer: t`Cela dépend de votre ${plan} : chaque fiche indique combien de membres de la famille sont inclus. Chacun d’eux reçoit son propre profil.`,
      },
      cards: {
        asked: t`Avec quelles cartes puis-je payer ?`,
        answer:
          'Avec les cartes de crédit et de débit habituelles, et avec Apple Pay ou Google Pay si votre appareil les propose.',
      },
      bank: {
        asked: t`Ma banque me demande de confirmer le paiement. Est-ce normal ?`,
        answer: t`Oui. Certaines banques demandent votre confirmation lorsqu’une carte est utilisée quelque part pour la première fois. Leur fenêtre s’ouvre par-dessus cette page ; l’abonnement commence dès que vous avez confirmé.`,
      },
      equipment: {
        asked: t`Et si je n’ai pas d’équipement ?`,
        answer: t`Il ne faut rien pour commencer. Beaucoup de cours ne demandent qu’un tapis d’exercice, ou simplement le sol ; les autres se suivent avec n’importe quel vélo, rameur ou ${treadmill}.`,
      },
    },
    more: t`Une autre question ? Le |Centre d’aide| prend le relais.`,
  },
  'portal/help': {
    title: 'Centre d’aide',
    signIn: {
      title: 'Je n’arrive pas à me connecter',
      text: t`Choisissez « Mot de passe oublié ? » sur la |page de connexion| : vous recevrez par ${email} un lien pour en choisir un nouveau. Si rien n’arrive, regardez parmi les messages indésirables et vérifiez qu’il s’agit bien de l’adresse utilisée pour votre inscription.`,
    },
    fields: {
      title: 'Les champs de la carte ne s’affichent pas',
      text: t`Ils viennent du ${paymentProvider}. Les bloqueurs de publicités et les logiciels de confidentialité les arrêtent parfois, tout comme une connexion perdue. Autorisez ce service pour cette page, puis appuyez sur « Réessayer ».`,
    },
    declined: {
      title: 'Ma carte a été refusée',
      text: t`Votre banque a refusé le paiement, et elle seule sait pourquoi. Essayez une autre carte ; ce que vous avez saisi est conservé, et rien n’a été débité.`,
    },
    signedOut: {
      title: 'Ma session a été fermée',
      text: 'Une session dure trois jours sans visite. Elle prend aussi fin sur tous vos appareils lorsque vous modifiez votre mot de passe.',
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
    lead: 'Voici les conditions que vous acceptez en vous inscrivant. Vous pouvez aussi |les ouvrir sur une page à part| pour les imprimer ou les conserver.',
    document: 'Conditions générales d’Echelon',
  },
  'portal/privacy': {
    title: 'Confidentialité',
    lead: 'Ce que ce site conserve à votre sujet, où il le conserve et comment le supprimer.',
    device: {
      title: 'Sur votre appareil',
      kept: {
        session: t`Lorsque vous vous connectez, deux ${cookies} et deux entrées du stockage du navigateur conservent votre session et votre identifiant d’utilisateur. Les ${cookies} expirent après trois jours ; la déconnexion supprime aussitôt ces quatre éléments.`,
        signup: `Pendant votre inscription, le stockage du navigateur conserve ce que vous avez déjà choisi, le lien suivi pour arriver ici, votre nom et votre adresse ${email}, afin que rien ne se perde si la page est rechargée. Jamais votre mot de passe ni votre carte.`,
        nothingElse: `Il n’y a pas de ${cookies} publicitaires, et rien ici ne vous suit sur d’autres sites.`,
      },
    },
    us: {
      title: 'Chez nous',
      kept: {
        person: t`Votre nom, votre adresse ${email}, votre pays et votre numéro de téléphone ; votre mot de passe, uniquement sous une forme irréversible.`,
        membership: t`Votre abonnement : ${plan}, dates, paiements et modifications que vous avez apportées.`,
        consent:
          'La date à laquelle vous avez accepté les conditions, et le partenaire ou la campagne à l’origine de votre venue.',
      },
    },
    provider: {
      title: `Chez le ${paymentProvider}`,
      text: `Vous saisissez votre carte dans des champs qui appartiennent au ${paymentProvider}. Nous en recevons la marque, les quatre derniers chiffres et le mois d’expiration, et rien d’autre.`,
    },
    leaving: {
      title: 'Si vous partez',
      signOut: '|Déconnectez-vous| pour effacer ces données de cet appareil.',
      deletion: 'Pour faire supprimer votre compte, consultez le |Centre d’aide|.',
    },
  },
  'portal/psti': {
    title: 'Conformité PSTI',
    lead: t`La loi du Royaume-Uni « Product Security and Telecommunications Infrastructure Act 2022 » impose trois obligations aux produits qui se connectent à un réseau. Voici ce qu’elles signifient pour votre abonnement.`,
    passwords: {
      title: 'Mots de passe',
      text: t`Aucun compte n’a de mot de passe tant que son titulaire n’en a pas choisi un : de 8 à 32 caractères, dont au moins une lettre, un chiffre et un symbole. Il n’existe aucun mot de passe par défaut ou partagé.`,
    },
    reporting: {
      title: 'Signaler une faille',
      text: 'Si vous avez trouvé un moyen de contourner la sécurité de ce site ou d’un équipement connecté, dites-le-nous par l’intermédiaire du |Centre d’aide|. Expliquez ce que vous avez vu et comment le reproduire, et gardez-le pour vous jusqu’à ce que ce soit corrigé.',
    },
    updates: {
      title: 'Mises à jour de sécurité',
      text: 'La déclaration de conformité fournie avec chaque modèle indique pendant combien de temps il reçoit des mises à jour de sécurité. Le modèle et le numéro de série figurent sur l’autocollant du cadre.',
    },
  },
}));
