// The button names what the first month costs, as the campaign's offers say it. Without an answer it keeps its words.
const tag = document.querySelector('script[data-api-key]');
const { campaign } = document.querySelector('echelon-signup').attributes;
const address = new URL(`/offers/campaigns/${campaign.value}?countryCode=US`, tag.src);

const firstMonth = ({ plan, discount = {} }) => {
  const { value } = plan.basePrice;
  return value - (discount.amount ?? Math.round((value * (discount.percent ?? 0)) / 100));
};

const answer = await fetch(address, { headers: { 'X-Api-Key': tag.dataset.apiKey } }).catch(() => undefined);
const { data } = answer?.ok ? await answer.json() : {};
const [lowest] = (data?.items ?? [])
  .filter(({ plan, delayBilling }) => plan.frequencyDays === 30 && !delayBilling)
  .sort((one, other) => firstMonth(one) - firstMonth(other));
if (lowest) {
  const { code, scale } = lowest.plan.basePrice.currency;
  const price = (firstMonth(lowest) / scale).toLocaleString('en-US', { style: 'currency', currency: code });
  document.querySelector('.go').textContent = `Start for ${price}`;
}
