import './setup.js';

const picker = (id: string) => {
  const section = document.createElement('section');
  section.id = id;
  const element = document.createElement('echelon-offer-picker');
  section.append(element);
  document.querySelector('#app')?.append(section);
  return element;
};
const text = (id: string) => {
  const output = document.createElement('output');
  output.id = id;
  document.body.append(output);
  return (said: string) => (output.textContent = said);
};

picker('one').countryCode = 'CA';
picker('two').appearance = { accent: '#1f5a3d' };

const heard = text('heard');
picker('three');
document.addEventListener('echelon-offer-selected', ({ detail }) => heard(detail.offerId));

picker('four').hideFooter = true;

const ready = text('ready');
picker('five');
(window.Echelon ??= []).push(echelon => void echelon);
void document
  .querySelector<HTMLElementTagNameMap['echelon-offer-picker']>('#five echelon-offer-picker')
  ?.whenReady()
  .then(() => ready('ready'));
