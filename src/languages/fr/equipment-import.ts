import type { exportWords } from '../../widgets/commercial/equipment-manager/csv-export/export-copy.js';
import type { importWords } from '../../widgets/commercial/equipment-manager/csv-import/import-copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof importWords | typeof exportWords> => {
  const { count, form, t } = french;
  const wait = createWait(french);
  const machines = (number: number) => count(number, { one: 'appareil', many: 'd’appareils', other: 'appareils' });
  const rows = (number: number) => count(number, { one: 'ligne', many: 'de lignes', other: 'lignes' });
  return {
    'equipment-import': {
      title: 'Importer des appareils',
      file: 'Fichier CSV',
      fileHelper: columns =>
        t`La première ligne nomme les colonnes : ${columns}. Seule la première est toujours nécessaire. Si les vôtres ont d’autres noms, vous pouvez les associer. Vous pouvez aussi modifier un fichier exporté et l’importer.`,
      template: 'Télécharger un modèle',
      templateName: 'modele-appareils.csv',
      place: 'Site des lignes qui n’en nomment pas',
      placeHelper: 'Vous pouvez le laisser vide. Écrivez une partie de son nom ou de sa ville.',
      placeMissing: 'Choisissez un site dans la liste ou videz le champ.',
      noPlaces: 'Vous n’avez aucun site de ce nom.',
      check: 'Vérifier le fichier',
      checking: 'Chaque ligne est vérifiée',
      fileProblems: {
        missing: 'Choisissez un fichier.',
        notText: 'Ce n’est pas un fichier CSV. Enregistrez le classeur en CSV et choisissez ce fichier.',
        unreadable: 'Le navigateur ne peut plus lire ce fichier. Choisissez-le de nouveau.',
        notValues: 'Ce n’est pas un fichier de valeurs. Enregistrez-le en CSV et choisissez-le de nouveau.',
        quoteOpen: 'Un guillemet de ce fichier n’est jamais fermé. Corrigez-le et choisissez le fichier de nouveau.',
        noMachines: 'Il n’y a aucun appareil sous la première ligne.',
        tooManyMachines: 'Il y a plus de 50\u00a0000 appareils dans ce fichier. Divisez-le en deux.',
      },
      failures: {
        ...failures,
        forbidden:
          'Seuls les revendeurs et les propriétaires importent des appareils. Demandez au propriétaire de ce site.',
        notFound: 'Ce site n’est plus là. Revenez et choisissez-en un autre.',
        validationFailed: 'Le serveur ne peut pas utiliser ce fichier. Revenez et choisissez-en un autre.',
        serialNumberTaken: 'Quelqu’un vient d’ajouter un de ces appareils. Réessayez.',
      },
      wait,
      nothingDone: 'Rien n’a été importé.',
      again: 'Réessayer',
      back: 'Retour',
      close: 'Fermer',
      checked: number =>
        `${rows(number)} ${form(number, { one: 'vérifiée', other: 'vérifiées' })}. Rien n’est encore importé.`,
      nothingToDo: number =>
        `${rows(number)} ${form(number, { one: 'vérifiée', other: 'vérifiées' })}. Il n’y a rien à importer.`,
      imported: number => `${machines(number)} ${form(number, { one: 'importé', other: 'importés' })}.`,
      leftOut: number => `${rows(number)} ${form(number, { one: 'laissée', other: 'laissées' })} de côté.`,
      otherwise: t`Quelque chose a changé depuis la vérification : rien n’a été importé. Regardez les lignes de nouveau.`,
      leaveOut: number =>
        form(number, {
          one: 'Laisser de côté la ligne refusée',
          other: `Laisser de côté ${rows(number)} refusées`,
        }),
      leaveOutWhy: t`Sinon, rien n’est importé : corrigez le fichier, revenez et choisissez-le de nouveau.`,
      mustDecide: 'Corrigez les lignes refusées ou laissez-les de côté.',
      action: number => `Importer ${machines(number)}`,
      matchColumns: 'Associer les colonnes',
      unmatched: {
        serialColumnMissing: 'La première ligne ne nomme aucune colonne serial_number.',
        columnTwice: 'La première ligne nomme une colonne deux fois.',
      },
      sayWhich:
        'Dites ce que contient chaque colonne de votre fichier. Sa première ligne est lue comme des noms, pas comme un appareil.',
      ours: { serial_number: 'Numéro de série', name: 'Nom', model_id: 'Modèle', location_id: 'Site' },
      oursHelper: {
        serial_number: undefined,
        name: undefined,
        model_id: t`Son nom ou son model_id : Row-9 Pro rower ou row-9-pro.`,
        location_id: 'Son nom ou son location_id.',
      },
      notInFile: 'Pas dans ce fichier',
      unnamed: place => `Colonne ${place}`,
      sampled: (name, values) => t`${name} : ${values}`,
      serialUnmatched: 'Choisissez la colonne qui contient les numéros de série.',
      matchedTwice: (column, other) => `${column} est déjà associée à ${other}. Choisissez une autre colonne.`,
      notRead: columns => t`Colonnes qui ne sont pas lues : ${columns}`,
      table: 'Lignes du fichier',
      show: 'Lignes à afficher',
      all: number => count(number, { one: 'en tout', other: 'en tout' }),
      columns: { line: 'Ligne', serialNumber: 'Numéro de série', fate: 'Ce qui se passe', details: 'Détails' },
      fates: { create: 'Nouveau', assign: 'Déplacé', update: 'Renommé', unchanged: 'Inchangé', error: 'Refusé' },
      counts: {
        create: number => count(number, { one: 'nouveau', other: 'nouveaux' }),
        assign: number => count(number, { one: 'déplacé', other: 'déplacés' }),
        update: number => count(number, { one: 'renommé', other: 'renommés' }),
        unchanged: number => count(number, { one: 'inchangé', other: 'inchangés' }),
        error: number => count(number, { one: 'refusé', other: 'refusés' }),
      },
      problems: {
        tooManyCells: 'Cette ligne a plus de cellules qu’il n’y a de colonnes.',
        serialNumberInvalid: 'Un numéro de série a de 4 à 40 lettres, chiffres et tirets, comme sur l’étiquette.',
        serialNumberRepeated: 'Une ligne précédente a ce numéro de série.',
        serialNumberUnavailable: 'Ce numéro de série est inutilisable. S’il est sur votre appareil, demandez-nous.',
        equipmentTrashed: 'Cet appareil est à la corbeille.',
        nameInvalid: 'Le nom a plus de 80 caractères.',
        nameFormula: 'Le nom ressemble à un calcul. Écrivez-le comme un simple texte.',
        modelRequired: 'Un nouvel appareil a besoin d’un modèle.',
        modelUnknown: 'Nous ne connaissons aucun modèle qui a ce nom ou ce model_id.',
        modelDiffers: 'Cet appareil est d’un autre modèle.',
        locationRequired: 'Un nouvel appareil a besoin d’un site.',
        locationUnknown: 'Vous n’avez aucun site qui a ce nom ou ce location_id.',
        locationAmbiguous: 'Plusieurs de vos sites ont ce nom. Utilisez le location_id de l’un d’eux.',
        ownedByOther: 'Cet appareil est à un autre propriétaire. Seul un transfert l’amène sur un autre site.',
      },
      created: (name, place) => `${name}, ${place}`,
      renamed: (before, after) => t`« ${before} » devient « ${after} »`,
      moved: (before, after) => `De ${before} à ${after}`,
      nowhere: 'aucun site',
      everyRow: rows,
      partly: (listed, of) => t`Affichage : ${listed} sur ${of}. Le reste n’est pas non plus dans le rapport.`,
      report: 'Télécharger ce rapport',
      reportName: fileName => `${fileName}-rapport.csv`,
    },
    'equipment-import/export': {
      failures,
      wait,
      fetching: 'Votre fichier est en préparation',
      saved: (number, fileName) => t`${fileName} est dans vos téléchargements : ${machines(number)}.`,
      cut: number =>
        `Un fichier contient ${machines(number)}, et il y en a d’autres. Filtrez la liste et exportez le reste à part.`,
      failed: 'Rien n’a été téléchargé.',
      again: 'Réessayer',
      close: 'Fermer',
    },
  };
});
