/** What an address frame receives; the page's side has already made every choice. */
export interface AddressOptions {
  /** The countries to choose from; all of them when empty. */
  countries: readonly string[];
  defaults: {
    name: string;
    firstName: string;
    lastName: string;
    phone: string;
    line1: string;
    line2: string;
    city: string;
    state: string;
    postalCode: string;
    country: string;
  };
  name: 'full' | 'split' | 'organization' | 'none';
  phone: 'required' | 'optional' | 'none';
}
