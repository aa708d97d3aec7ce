import { languageOf } from './locale.js';

/** What the test bank and the test wallets say. Apart from the fields' words, which their document would carry for nothing. */
export interface QuestionWords {
  bankTitle: string;
  bankText: string;
  bankComplete: string;
  bankFail: string;
  bankNote: string;
  walletText: string;
  walletComplete: string;
  walletClose: string;
  walletNote: string;
  walletClosed: string;
}

const en: QuestionWords = {
  bankTitle: 'Confirm your card',
  bankText: 'Your bank wants to check it’s you. {merchant} will use this card for your membership.',
  bankComplete: 'Complete authentication',
  bankFail: 'Fail authentication',
  bankNote: 'Test bank of the sandbox. No real card is asked, and nothing is charged.',
  walletText: '{merchant} will keep {card} for your membership.',
  walletComplete: 'Confirm with {wallet}',
  walletClose: 'Close',
  walletNote: 'Test wallet of the sandbox. No real card is asked, and nothing is charged.',
  walletClosed: 'You closed {wallet} before you confirmed. Nothing was saved.',
};

const es: QuestionWords = {
  bankTitle: 'Confirma tu tarjeta',
  bankText: 'Tu banco quiere saber que eres tú. {merchant} usará esta tarjeta para tu membresía.',
  bankComplete: 'Completar la autenticación',
  bankFail: 'Rechazar la autenticación',
  bankNote: 'Banco de prueba del sandbox. No se consulta ninguna tarjeta real ni se cobra nada.',
  walletText: '{merchant} guardará {card} para tu membresía.',
  walletComplete: 'Confirmar con {wallet}',
  walletClose: 'Cerrar',
  walletNote: 'Billetera de prueba del sandbox. No se consulta ninguna tarjeta real ni se cobra nada.',
  walletClosed: 'Cerraste {wallet} sin confirmar. No se guardó nada.',
};

const fr: QuestionWords = {
  bankTitle: 'Confirmez votre carte',
  bankText: 'Votre banque veut s’assurer que c’est bien vous. {merchant} utilisera cette carte pour votre abonnement.',
  bankComplete: 'Réussir l’authentification',
  bankFail: 'Refuser l’authentification',
  bankNote: 'Banque de test du sandbox. Aucune vraie carte n’est consultée, rien n’est débité.',
  walletText: '{merchant} gardera {card} pour votre abonnement.',
  walletComplete: 'Confirmer avec {wallet}',
  walletClose: 'Fermer',
  walletNote: 'Portefeuille de test du sandbox. Aucune vraie carte n’est consultée, rien n’est débité.',
  walletClosed: 'Vous avez fermé {wallet} sans confirmer. Rien n’a été enregistré.',
};

const nl: QuestionWords = {
  bankTitle: 'Bevestig je kaart',
  bankText: 'Je bank wil zeker weten dat jij het bent. {merchant} gebruikt deze kaart voor je abonnement.',
  bankComplete: 'Authenticatie voltooien',
  bankFail: 'Authenticatie weigeren',
  bankNote: 'Testbank van de sandbox. Er wordt geen echte kaart gevraagd en niets afgeschreven.',
  walletText: '{merchant} bewaart {card} voor je abonnement.',
  walletComplete: 'Bevestigen met {wallet}',
  walletClose: 'Sluiten',
  walletNote: 'Testportemonnee van de sandbox. Er wordt geen echte kaart gevraagd en niets afgeschreven.',
  walletClosed: 'Je hebt {wallet} gesloten zonder te bevestigen. Er is niets bewaard.',
};

const tables: Readonly<Record<string, QuestionWords>> = { en, es, fr, nl };

/** The words of a locale's language; English where there are none. */
export const questionWordsFor = (locale: string): QuestionWords => tables[languageOf(locale)] ?? en;
