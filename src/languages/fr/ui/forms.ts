import type { UiTexts } from '../../ui-texts.js';
import { requirements } from '../common.js';
import type { French } from '../french.js';

export const forms = ({ t, form, phone }: French) =>
  ({
    field: { optional: 'facultatif' },
    errorSummary: { title: 'Il y a un problème' },
    checkboxGroup: { all: 'Tout sélectionner' },
    selectField: { placeholder: 'Choisissez une option...' },
    combobox: {
      loading: 'Recherche…',
      empty: typed => t`Aucun résultat pour « ${typed} ».`,
      failed: 'Nous n’avons pas pu charger les suggestions.',
      retry: 'Réessayer',
      count: (number, shown) =>
        `${shown} ${form(number, { one: 'suggestion', many: 'de suggestions', other: 'suggestions' })}`,
    },
    searchField: { label: 'Rechercher', clear: 'Effacer la recherche' },
    textarea: {
      count: (written, limit) => `${written} caractères sur ${limit}`,
      over: (by, shown) =>
        `Retirez ${shown} ${form(by, { one: 'caractère', many: 'de caractères', other: 'caractères' })}.`,
    },
    passwordField: {
      show: 'Afficher le mot de passe',
      hide: 'Masquer le mot de passe',
      passed: 'rempli',
      notPassed: 'non rempli',
    },
    passwordPolicy: requirements,
    dateTimeField: {
      zone: name => t`Dans votre fuseau horaire, ${name}.`,
      incomplete: 'Entrez une date et une heure complètes.',
    },
    dateField: {
      label: 'Date',
      placeholder: 'aaaa-mm-jj',
      incomplete: t`Entrez une date complète : jour, mois et année.`,
      pattern: 'Entrez une date sous la forme aaaa-mm-jj.',
      early: min => `Entrez le ${min} ou une date ultérieure.`,
      late: max => `Entrez le ${max} ou une date antérieure.`,
      outside: (min, max) => `Entrez une date du ${min} au ${max}.`,
    },
    numberField: {
      increase: 'Augmenter',
      decrease: 'Diminuer',
      notNumber: example => `Entrez un nombre, par exemple ${example}.`,
      notWhole: 'Entrez un nombre entier.',
      tooLow: min => `Entrez ${min} ou plus.`,
      tooHigh: max => `Entrez ${max} ou moins.`,
      outside: (min, max) => `Entrez un nombre de ${min} à ${max}.`,
    },
    moneyField: {
      notAmount: example => `Entrez un montant, par exemple ${example}.`,
      tooLow: min => `Entrez ${min} ou plus.`,
      tooHigh: max => `Entrez ${max} ou moins.`,
      outside: (min, max) => `Entrez un montant de ${min} à ${max}.`,
    },
    phoneField: {
      country: 'Indicatif du pays',
      others: 'Autres pays',
      option: (country, dial) => `${country} (+${dial})`,
      characters: `Entrez un numéro de téléphone en chiffres, par exemple ${phone}.`,
      like: example => `Entrez un numéro de téléphone complet, par exemple ${example}.`,
      length: 'Entrez un numéro de téléphone complet, avec l’indicatif régional.',
    },
    fileUpload: {
      kinds: { image: 'une image', video: 'une vidéo', audio: 'un enregistrement', text: 'un texte' },
      choose: 'Choisir un fichier',
      chooseSeveral: 'Choisir des fichiers',
      drop: 'ou déposez-le ici',
      dropSeveral: 'ou déposez-les ici',
      dropNow: 'Déposez ici pour ajouter',
      files: 'Fichiers',
      waiting: 'En attente',
      uploading: percent => `Envoi en cours, ${percent}`,
      done: 'Envoyé',
      failed: 'Non envoyé',
      cancel: name => `Annuler ${name}`,
      remove: name => `Retirer ${name}`,
      retry: 'Réessayer',
      retryName: name => `Réessayer avec ${name}`,
      progress: name => `Envoi de ${name}`,
      wrongType: (name, types) => `Nous ne pouvons pas utiliser ${name} ici. Choisissez ${types}.`,
      tooLarge: (name, size, limit) =>
        `La taille de ${name} est de ${size}. Choisissez un fichier de ${limit} ou moins.`,
      empty: name => `${name} est vide. Choisissez un autre fichier.`,
      tooMany: (name, limit) =>
        t`Nous n’avons pas ajouté ${name} : il y a de la place pour ${limit === 1 ? 'un fichier' : `${limit} fichiers`}.`,
      added: names => t`Ajout : ${names}`,
      nowDone: name => t`Envoyé : ${name}`,
      nowFailed: name => t`Non envoyé : ${name}`,
      removed: name => t`Retiré : ${name}`,
    },
  }) satisfies Partial<UiTexts>;
