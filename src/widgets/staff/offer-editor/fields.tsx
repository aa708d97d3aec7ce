import type { OfferChoices } from '../../../core/contract/schemas/offers.js';
import { formatMoney } from '../../../core/money.js';
import { frequencyWords } from '../../../core/plan-terms.js';
import { Checkbox } from '../../../ui/forms/checkbox/checkbox.js';
import { regionName } from '../../../ui/identity/country-flag/region-name.js';
import { DateTimeField } from '../../../ui/forms/date-time-field/date-time-field.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { MoneyField } from '../../../ui/forms/money-field/money-field.js';
import { NumberField } from '../../../ui/forms/number-field/number-field.js';
import { RadioGroup } from '../../../ui/forms/radio-group/radio-group.js';
import { SelectField } from '../../../ui/forms/select-field/select-field.js';
import { SegmentedControl } from '../../../ui/forms/segmented-control/segmented-control.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import type { Tied } from '../../draft/page.js';
import { Section } from '../../layout/sections.js';
import { words } from './copy.js';
import type { Problem } from './model.js';
import { englishOf, spoken, textField, textLanguages, type Shown, type TextLanguage } from './texts.js';
import { HALF, type Field, type Values } from './values.js';
import { pair } from './view.css.js';

interface FieldsProps {
  tied: Tied<Values, Problem>;
  values: Values;
  choices: OfferChoices;
  /** In which language the texts are shown. */
  shown: Shown;
  onShow: (language: Shown) => void;
  /** How many fields of a language's texts are to be mended. */
  toMend: (language: Shown) => number;
}

/** A record's words as the options of a choice. */
const optionsOf = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  Object.entries<string>(texts).map(([value, label]) => ({ value, label }));

const languages: readonly Shown[] = ['en', ...textLanguages];

/** What a card and its discount say in another language, each beside what it says in English. */
function Translations({ tied, values, language }: Pick<FieldsProps, 'tied' | 'values'> & { language: TextLanguage }) {
  const copy = useWords(words);
  return spoken.map(text => {
    const name = textField(language, text);
    const hasDiscount = text !== 'discount' || values.discount !== 'none';
    const english = hasDiscount ? values[englishOf[text]].trim() : '';
    // what nobody has written in English is shown in no language; what is written all the same can be taken away
    if (!hasDiscount && values[name] === '') return null;
    return (
      <TextField
        key={name}
        {...tied(name)}
        label={copy.labels[name]}
        helper={english === '' ? copy.notInEnglish : copy.inEnglish(english)}
      />
    );
  });
}

/** Everything that there is to write of an offer. */
export function Fields({ tied, values, choices, shown, onShow, toMend }: FieldsProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const field = <Name extends Field>(name: Name) => ({ ...tied(name), label: copy.labels[name] });
  /** A choice between words: what is chosen is one of those that are offered. */
  const choice = <Name extends Field>(name: Name) => {
    const { onChange, ...rest } = field(name);
    return { ...rest, value: String(values[name]), onChange: (value: string) => onChange(value as Values[Name]) };
  };
  const instant = (name: 'startsAt' | 'endsAt') => {
    const { onBlur, onChange, value, ...rest } = field(name);
    return {
      ...rest,
      value: value === HALF ? '' : value,
      onChange,
      onBlur: (isHalf: boolean) => {
        if (isHalf) onChange(HALF);
        onBlur();
      },
    };
  };
  const box = (name: 'listed' | 'card.emphasized') => {
    const { value, onBlur: _, ...rest } = field(name);
    return { ...rest, checked: value };
  };
  const plan = choices.plans.find(({ id }) => id === values.planId);
  const countries = [...new Set(choices.plans.map(({ country }) => country.code))].toSorted();
  const plans = countries.map(code => ({
    label: regionName(code, locale),
    options: choices.plans
      .filter(({ country }) => country.code === code)
      .map(({ id: value, name, basePrice, frequencyDays }) => ({
        value,
        label: copy.planOption(name, formatMoney(basePrice, locale), frequencyWords(frequencyDays).unit),
      })),
  }));
  return (
    <>
      <Section texts={copy.sections.what}>
        <RadioGroup {...choice('kind')} options={optionsOf(copy.kinds)} />
        <SelectField {...choice('planId')} placeholder={copy.choosePlan} options={plans} />
      </Section>
      <Section texts={copy.sections.who}>
        <SelectField {...choice('audience')} options={optionsOf(copy.audiences)} />
        {(values.audience === 'campaign' || values.campaign !== '') && (
          <SelectField
            {...choice('campaign')}
            placeholder={copy.chooseCampaign}
            options={choices.campaigns.map(({ id: value, name: label }) => ({ value, label }))}
          />
        )}
        {(values.audience === 'partner' || values.partnerId !== '') && (
          <SelectField
            {...choice('partnerId')}
            placeholder={copy.choosePartner}
            options={choices.partners.map(({ id: value, name: label }) => ({ value, label }))}
          />
        )}
        <Checkbox {...box('listed')} helper={copy.listedHelper} />
      </Section>
      <Section texts={copy.sections.price}>
        <div className={pair}>
          <SelectField {...choice('delayBilling.type')} settled options={optionsOf(copy.delays)} />
          {values['delayBilling.type'] !== 'none' && <NumberField {...field('delayBilling.days')} min={1} max={3660} />}
        </div>
        <RadioGroup {...choice('discount')} options={optionsOf(copy.discounts)} />
        {values.discount !== 'none' && (
          <>
            <div className={pair}>
              <TextField {...field('discount.name')} helper={copy.discountNameHelper} />
              {values.discount === 'percent' ? (
                <NumberField {...field('discount.percent')} min={1} max={100} unit="%" />
              ) : (
                <MoneyField {...field('discount.amount')} currency={plan?.basePrice.currency} />
              )}
            </div>
            <div className={pair}>
              <SelectField {...choice('discount.duration')} settled options={optionsOf(copy.durations)} />
              {values['discount.duration'] === 'other' && (
                <NumberField {...field('discount.duration.months')} min={1} />
              )}
            </div>
          </>
        )}
      </Section>
      <Section texts={copy.sections.card}>
        <SegmentedControl
          legend={copy.textsIn}
          value={shown}
          onChange={value => onShow(languages.find(language => language === value) ?? 'en')}
          options={languages.map(value => {
            const count = value === shown ? 0 : toMend(value);
            const language = copy.languages[value];
            return { value, label: count > 0 ? copy.toMend(language, count) : language };
          })}
        />
        {shown === 'en' ? (
          <>
            <TextField {...field('card.subtitle')} />
            <div className={pair}>
              <TextField {...field('card.banner.text')} />
              {values['card.banner.text'] !== '' && (
                <SelectField {...choice('card.banner.tone')} settled options={optionsOf(copy.tones)} />
              )}
            </div>
            <div className={pair}>
              <TextField {...field('card.savings')} />
              <TextField {...field('card.priceSubtext')} />
            </div>
            <TextField {...field('card.footer')} />
          </>
        ) : (
          <Translations {...{ tied, values }} language={shown} />
        )}
        <Checkbox {...box('card.emphasized')} helper={copy.emphasizedHelper} />
      </Section>
      <Section texts={copy.sections.when}>
        <div className={pair}>
          <DateTimeField {...instant('startsAt')} />
          <DateTimeField {...instant('endsAt')} />
        </div>
        <NumberField {...field('position')} min={0} max={1_000_000} helper={copy.positionHelper} />
      </Section>
    </>
  );
}
