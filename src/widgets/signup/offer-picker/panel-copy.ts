/** The words of the lines about price and time. */
export const lineCopy = {
  renews: 'Renews every',
  until: (date: string) => `Ends ${date}`,
  delay: { trial: 'Free trial', bundle: 'Included with your equipment' },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  on: (date: string, days: number) => `${date}, ${days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
  nextBill: (amount: string | undefined) => (amount ? `Next bill: ${amount}` : 'Next bill'),
  billedToday: 'Amount billed today',
};

export const panelCopy = {
  panel: 'Membership Plan',
  closePanel: 'Close Membership Plan',
  subscribe: 'Subscribe',
  cannotSubscribe: 'This offer cannot be bought at the moment. Please choose another one.',
  // spec s.5, s.8
  invalid: 'Invalid Offer or Subscription',
};
