import { languageOf } from './locale.js';

/** Every word that a person reads, or a screen reader speaks, inside the frames of the fields. */
export interface Words {
  number: string;
  expiry: string;
  expiryHint: string;
  code: string;
  codeHint: string;
  country: string;
  postalCode: string;
  zipCode: string;
  fullName: string;
  firstName: string;
  lastName: string;
  organization: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  province: string;
  phone: string;
  optional: string;
  choose: string;
  required: string;
  incompleteNumber: string;
  invalidNumber: string;
  unknownBrand: string;
  incompleteExpiry: string;
  invalidMonth: string;
  pastExpiry: string;
  farExpiry: string;
  incompleteCode: string;
  invalidPostalCode: string;
  invalidPhone: string;
  card: string;
  methods: string;
  walletChosen: string;
}

const en: Words = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  code: 'Security code',
  codeHint: 'CVC',
  country: 'Country',
  postalCode: 'Postal code',
  zipCode: 'ZIP code',
  fullName: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  organization: 'Organization',
  line1: 'Address',
  line2: 'Apartment, floor or unit',
  city: 'City',
  state: 'State',
  province: 'Province',
  phone: 'Phone number',
  optional: 'optional',
  choose: 'Choose',
  required: 'Fill in this field.',
  incompleteNumber: 'Enter the full card number.',
  invalidNumber: 'Check the card number: a digit may be wrong.',
  unknownBrand: 'We don’t take this kind of card.',
  incompleteExpiry: 'Enter the month and year.',
  invalidMonth: 'The month runs from 01 to 12.',
  pastExpiry: 'This card has expired.',
  farExpiry: 'Check the year on the card.',
  incompleteCode: 'Enter the full code.',
  invalidPostalCode: 'Check this code: it doesn’t fit the country.',
  invalidPhone: 'Enter the full phone number.',
  card: 'Card',
  methods: 'Payment method',
  walletChosen: 'When you continue, {wallet} opens so you can confirm.',
};

const es: Words = {
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryHint: 'MM / AA',
  code: 'Código de seguridad',
  codeHint: 'CVC',
  country: 'País',
  postalCode: 'Código postal',
  zipCode: 'Código postal',
  fullName: 'Nombre completo',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  organization: 'Organización',
  line1: 'Dirección',
  line2: 'Departamento, piso o interior',
  city: 'Ciudad',
  state: 'Estado',
  province: 'Provincia',
  phone: 'Teléfono',
  optional: 'opcional',
  choose: 'Elige',
  required: 'Completa este campo.',
  incompleteNumber: 'Escribe el número de tarjeta completo.',
  invalidNumber: 'Revisa el número de tarjeta: puede haber un dígito equivocado.',
  unknownBrand: 'No aceptamos tarjetas de este tipo.',
  incompleteExpiry: 'Escribe el mes y el año.',
  invalidMonth: 'El mes va de 01 a 12.',
  pastExpiry: 'Esta tarjeta está vencida.',
  farExpiry: 'Revisa el año en la tarjeta.',
  incompleteCode: 'Escribe el código completo.',
  invalidPostalCode: 'Revisa este código: no corresponde al país.',
  invalidPhone: 'Escribe el número de teléfono completo.',
  card: 'Tarjeta',
  methods: 'Método de pago',
  walletChosen: 'Al continuar, se abre {wallet} para que confirmes.',
};

const fr: Words = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AA',
  code: 'Code de sécurité',
  codeHint: 'CVC',
  country: 'Pays',
  postalCode: 'Code postal',
  zipCode: 'Code ZIP',
  fullName: 'Nom complet',
  firstName: 'Prénom',
  lastName: 'Nom',
  organization: 'Organisation',
  line1: 'Adresse',
  line2: 'Appartement, étage ou bâtiment',
  city: 'Ville',
  state: 'État',
  province: 'Province',
  phone: 'Téléphone',
  optional: 'facultatif',
  choose: 'Choisir',
  required: 'Remplissez ce champ.',
  incompleteNumber: 'Entrez le numéro de carte en entier.',
  invalidNumber: 'Vérifiez le numéro de carte : un chiffre est peut-être faux.',
  unknownBrand: 'Nous n’acceptons pas ce type de carte.',
  incompleteExpiry: 'Entrez le mois et l’année.',
  invalidMonth: 'Le mois va de 01 à 12.',
  pastExpiry: 'Cette carte a expiré.',
  farExpiry: 'Vérifiez l’année sur la carte.',
  incompleteCode: 'Entrez le code en entier.',
  invalidPostalCode: 'Vérifiez ce code : il ne correspond pas au pays.',
  invalidPhone: 'Entrez le numéro de téléphone en entier.',
  card: 'Carte',
  methods: 'Moyen de paiement',
  walletChosen: 'Lorsque vous continuez, {wallet} s’ouvre pour que vous confirmiez.',
};

const nl: Words = {
  number: 'Kaartnummer',
  expiry: 'Vervaldatum',
  expiryHint: 'MM / JJ',
  code: 'Beveiligingscode',
  codeHint: 'CVC',
  country: 'Land',
  postalCode: 'Postcode',
  zipCode: 'ZIP-code',
  fullName: 'Volledige naam',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  organization: 'Organisatie',
  line1: 'Adres',
  line2: 'Appartement, verdieping of bus',
  city: 'Plaats',
  state: 'Staat',
  province: 'Provincie',
  phone: 'Telefoonnummer',
  optional: 'optioneel',
  choose: 'Kies',
  required: 'Vul dit veld in.',
  incompleteNumber: 'Vul het volledige kaartnummer in.',
  invalidNumber: 'Controleer het kaartnummer: er klopt een cijfer niet.',
  unknownBrand: 'We aanvaarden dit soort kaart niet.',
  incompleteExpiry: 'Vul de maand en het jaar in.',
  invalidMonth: 'De maand loopt van 01 tot 12.',
  pastExpiry: 'Deze kaart is vervallen.',
  farExpiry: 'Controleer het jaar op de kaart.',
  incompleteCode: 'Vul de volledige code in.',
  invalidPostalCode: 'Controleer deze code: hij past niet bij het land.',
  invalidPhone: 'Vul het volledige telefoonnummer in.',
  card: 'Kaart',
  methods: 'Betaalmethode',
  walletChosen: 'Als je verdergaat, opent {wallet} zodat je kunt bevestigen.',
};

const tables: Readonly<Record<string, Words>> = { en, es, fr, nl };

/** The words of a locale's language; English where there are none. */
export const wordsFor = (locale: string): Words => tables[languageOf(locale)] ?? en;
