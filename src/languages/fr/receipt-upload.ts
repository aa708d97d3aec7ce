import type { sendingWords, words as english } from '../../widgets/account/receipt-upload/copy.js';
import type { TextsByScope } from '../texts.js';
import { createDays, createWait, failures as common } from './common.js';
import { inFrench } from './french.js';

const failures = {
  ...common,
  notFound: 'Nous n’avons plus le début de ce fichier. Renvoyez-le.',
  fileTooLarge: 'Ce fichier dépasse 10\u00a0Mo. Envoyez une image ou un PDF moins lourd.',
  fileTypeRefused:
    'Ce fichier n’est ni un PDF, ni un JPEG, ni un PNG, ni un WebP. Envoyez votre preuve d’achat dans l’un de ces formats.',
  uploadOffsetMismatch: 'Une autre fenêtre envoyait aussi ce fichier. Continuez ici.',
};

export const words = inFrench((french): TextsByScope<typeof english> & TextsByScope<typeof sendingWords> => {
  const { t, email } = french;
  const days = createDays(french);
  return {
    'receipt-upload': {
      title: 'Preuve d’achat de votre équipement',
      sendAnyway: 'Envoyer une preuve d’achat',
      screen: { what: 'vos preuves d’achat' },
      next: {
        title: 'La suite',
        send: '1. Vous envoyez votre preuve d’achat',
        check: '2. Nous la vérifions sous deux jours',
        code: `3. Votre code arrive par ${email}`,
      },
      arrivedTitle: 'Nous avons reçu votre preuve d’achat.',
      arrived: 'Nous la vérifierons dans les deux jours et nous vous écrirons.',
      arrivedVisitor: address =>
        `Nous la vérifierons dans les deux jours et nous écrirons à ${address}. Une fois acceptée, vous y trouverez un code pour vos mois.`,
      list: 'Vos preuves d’achat',
      status: { pending: 'En cours de vérification', approved: 'Acceptée', rejected: 'Refusée' },
      sent: (date, when) => `Envoyée le ${date}, ${when}`,
      when: number => (number === 0 ? 'aujourd’hui' : number === 1 ? 'hier' : `il y a ${days(number)}`),
      bought: {
        at: shop => `Acheté chez ${shop}`,
        on: date => `Acheté le ${date}`,
        both: (shop, date) => `Acheté chez ${shop} le ${date}`,
      },
      serialNumber: serial => `Numéro de série ${serial}`,
      pending: 'Nous la vérifierons dans les deux jours. Une fois acceptée, votre code s’affiche ici.',
      provisional: date =>
        `Nous la vérifierons dans les deux jours. D’ici là, votre abonnement court jusqu’au ${date}. Dès qu’elle est acceptée, vous avez tous ses mois.`,
      pendingChild:
        'Nous la vérifierons dans les deux jours. Une fois acceptée, le compte principal recevra un code pour les mois.',
      code: 'Le code pour vos mois',
      redeem: 'Utiliser le code',
      codeOfParent: 'Les mois reviennent au compte principal. Il peut utiliser le code.',
      noCode: 'Ses mois font partie de l’abonnement que vous avez commencé avec elle.',
      noReason: 'Nous n’avons pas pu l’accepter.',
      earlier: 'Afficher les preuves plus anciennes',
      moreFailed: 'Nous n’avons pas pu charger les preuves plus anciennes.',
      another: 'Envoyer une autre preuve d’achat',
    },
    'receipt-upload/send': {
      intro: t`Équipement acheté en magasin ? Il peut comprendre des mois d’abonnement. Envoyez-nous la preuve d’achat, et vous recevrez un code.`,
      child: t`Vous faites partie d’un abonnement familial : les mois reviennent au compte principal.`,
      visitor: { text: 'Avec un compte, vous suivez ici votre preuve d’achat.', signIn: 'Se connecter' },
      ended: t`Vous êtes déconnecté. Reconnectez-vous pour l’envoyer depuis votre compte ; nous avons gardé votre saisie.`,
      begun: name =>
        `${name} n’est pas arrivé en entier. Choisissez-le à nouveau et l’envoi reprendra où il s’était arrêté.`,
      problemTitle: 'Vérifiez les champs indiqués.',
      labels: {
        serialNumber: 'Numéro de série',
        retailer: 'Magasin',
        purchasedOn: 'Date d’achat',
        email: `Adresse ${email}`,
        file: 'Preuve d’achat',
      },
      serialHelper:
        'Sur l’autocollant au bas du cadre. Tirets, espaces et majuscules ne comptent pas. O et 0, I et 1 comptent.',
      serial: {
        looking: 'Recherche…',
        known: name => `${name}. Ses mois n’ont pas encore été utilisés.`,
        taken: name => `${name}. Ses mois ont déjà été utilisés, ou il n’en comprenait aucun.`,
        unknown: 'Nous ne connaissons pas ce numéro. Vérifiez l’autocollant ou laissez le champ vide.',
      },
      emailHelper: 'Nous vous y écrirons quand nous l’aurons vérifiée.',
      fileHelper:
        'Une photo ou un PDF où l’on peut lire le magasin, la date et l’équipement. PDF, JPEG, PNG ou WebP, 10\u00a0Mo au maximum.',
      send: 'Envoyer la preuve d’achat',
      back: 'Retour à vos preuves d’achat',
      sending: {
        title: name => `Envoi de ${name}`,
        note: 'Gardez cette page ouverte jusqu’à la fin.',
        waiting: 'Connexion perdue. Nouvelle tentative…',
        stop: 'Arrêter',
      },
      progress: (percent, received, size) => `${percent}, ${received} sur ${size}`,
      stopped: {
        title: 'L’envoi s’est arrêté.',
        text: (received, size) => `${received} sur ${size} sont arrivés. Nous les gardons un jour.`,
        resume: 'Reprendre',
        startOver: 'Recommencer',
      },
      wait: createWait(french),
      failures,
      problems: {
        emailMissing: `Entrez votre adresse ${email}.`,
        emailInvalid: 'Entrez une adresse comme nom@exemple.com.',
        dateInFuture: 'Entrez la date d’aujourd’hui ou une date antérieure.',
        fileMissing: 'Choisissez le fichier de votre preuve d’achat.',
        fileTooLarge: failures.fileTooLarge,
        fileTypeRefused: failures.fileTypeRefused,
      },
    },
  };
});
