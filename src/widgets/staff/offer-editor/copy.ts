import { defineWords } from '../../../core/words.js';
import type { Problem } from './model.js';
import { eachText, type Shown, type Spoken } from './texts.js';
import type { Field, Values } from './values.js';

const languages: Record<Shown, string> = { en: 'English', es: 'Spanish', fr: 'French', nl: 'Dutch' };

const spokenLabels: Record<Spoken, string> = {
  subtitle: 'Subtitle',
  banner: 'Banner',
  savings: 'Savings pill',
  priceSubtext: 'Below the price',
  footer: 'Footer',
  discount: 'Name of the discount',
};

const labels: Record<Field, string> = {
  kind: 'Kind',
  planId: 'Plan',
  audience: 'Audience',
  campaign: 'Campaign',
  partnerId: 'Partner',
  listed: 'Shown in lists',
  'delayBilling.type': 'Free time',
  'delayBilling.days': 'Days',
  discount: 'Discount',
  'discount.name': 'Name of the discount',
  'discount.percent': 'Percent off',
  'discount.amount': 'Amount off',
  'discount.duration': 'How long',
  'discount.duration.months': 'Months',
  'card.subtitle': 'Subtitle',
  'card.banner.text': 'Banner',
  'card.banner.tone': 'Banner color',
  'card.savings': 'Savings pill',
  'card.priceSubtext': 'Below the price',
  'card.footer': 'Footer',
  'card.emphasized': 'Emphasized',
  ...eachText((language, field) => `${spokenLabels[field]} (${languages[language]})`),
  'texts.others': 'Texts in other languages',
  startsAt: 'On sale from',
  endsAt: 'On sale until',
  position: 'Position',
};

const problems: Record<Problem, string> = { dateHalf: 'Enter a full date and time, or none.' };

const kinds: Record<Values['kind'], string> = { plan: 'Membership', addon: 'Add-on' };

const audiences: Record<Exclude<Values['audience'], ''>, string> = {
  public: 'Everyone',
  campaign: 'A campaign',
  partner: 'A partner',
  customerService: 'Customer service',
};

const delays: Record<Values['delayBilling.type'], string> = {
  none: 'None: billed at once',
  trial: 'Trial: free at the beginning',
  bundle: 'Bundle: included with equipment',
};

const discounts: Record<Values['discount'], string> = { none: 'None', percent: 'Percent', amount: 'Amount' };

const durations: Record<Values['discount.duration'], string> = {
  forever: 'Forever',
  once: 'Once',
  other: 'Some months',
};

const tones: Record<Values['card.banner.tone'], string> = {
  accent: 'Accent',
  ink: 'Ink',
  success: 'Green',
  info: 'Blue',
};

export const words = defineWords('offer-editor', {
  newTitle: 'New offer',
  untitled: 'Offer without a plan',
  list: 'Offers',
  loading: 'Loading the offer',
  labels,
  languages,
  problems,
  kinds,
  audiences,
  delays,
  discounts,
  durations,
  tones,
  yes: 'Yes',
  no: 'No',
  sections: {
    what: { title: 'What we offer', text: 'The plan says what it costs and what it includes.' },
    who: { title: 'To whom', text: 'Where the offer is shown.' },
    price: { title: 'Price', text: 'What comes off the plan’s price, and when billing starts.' },
    card: {
      title: 'Card',
      text: 'How the card looks. What you leave empty follows from the price, or shows in English.',
    },
    when: { title: 'When', text: 'On sale until you set an end.' },
  },
  planOption: (name: string, price: string, unit: string) => `${name}, ${price} per ${unit}`,
  choosePlan: 'Choose a plan',
  chooseCampaign: 'Choose a campaign',
  choosePartner: 'Choose a partner',
  textsIn: 'Language of the texts',
  /** A language in whose fields something is wrong. */
  toMend: (language: string, count: number) => `${language} (${count} to fix)`,
  inEnglish: (text: string) => `In English: ${text}`,
  notInEnglish: 'Not shown: write it in English first.',
  previewIn: 'Plan and benefits are written with the plan.',
  listedHelper: 'Off: only people with its link can get it.',
  discountNameHelper: 'Members read it on their bills.',
  emphasizedHelper: 'A dark card, for one of several.',
  positionHelper: 'Low numbers come first, empty comes last.',
  previewEmpty: 'Choose a plan to see the card.',
  unknown: {
    title: 'We can’t find this offer',
    text: 'It may have been deleted before it was published.',
    action: 'Go to the offers',
  },
  deleted: { title: 'Draft deleted', text: 'It was never on sale.' },
  screen: { what: 'the offer', here: 'See the offer and its draft.' },
});
