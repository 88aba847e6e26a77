import type { PagePath } from '../routes.ts';
import type { WeeklyHours } from '../lib/time/weekly-hours.ts';
import type { IsoDay } from '../lib/time/dates.ts';
import type { PostalAddress } from '../lib/text/postal-address.ts';

/** Degrees; north and east are positive. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Facts that any page may need in the browser. An empty text means "not given". */
export type Site = {
  /** While the facts are the sample's (`sample.ts`). */
  readonly sample?: true;
  readonly name: string;
  readonly legalName: string;
  readonly slug: string;
  /** The address at which the site begins: `https://example.com`, or `https://example.com/site`. */
  readonly url: string;
  readonly email: string;
  readonly phone: { readonly display: string; readonly e164: string };
  readonly address: Coordinates & PostalAddress;
  readonly hours: Omit<WeeklyHours, 'of'>;
  readonly meetingZone: string;
  readonly budgets: { readonly currency: string; readonly steps: readonly number[] };
  readonly sampleNotice: string;
  readonly delivery: Delivery;
  readonly external: { readonly privateAi: string; readonly officeAddIn: string };
};

/** How requests reach the vendor: by the visitor's own e-mail, or as JSON to an HTTPS address. */
export type Delivery =
  | { readonly by: 'mail' }
  | {
      readonly by: 'endpoint';
      /** Absolute, HTTPS. */
      readonly url: string;
      /** The operator and place, for the privacy page: "by our own server in Austria". */
      readonly keptBy: string;
    };

type Workplace = Coordinates & {
  /** Positions in `src/content/positions/` refer to it. */
  readonly id: string;
  /** For buttons and sentences. */
  readonly city: string;
  /** In full, for positions. */
  readonly location: string;
  /** A few letters for the map. */
  readonly label: string;
};

/**
 * What the law of the vendor's place adds to the legal pages, in whole sentences, which may have links
 * (`[text](https://example.com)`). An empty text leaves its sentence out.
 */
export type Law = {
  readonly privacy: {
    readonly effective: IsoDay;
    /** Why each use of a message is lawful; without a heading, the table has no such column. */
    readonly grounds: Readonly<Record<'heading' | MessageUse, string>>;
    /** Your representative, of a vendor outside the visitor's union of states, and the officer for data protection. */
    readonly representative: string;
    readonly officer: string;
    /** Why your host's logs are lawful, and for how long they are kept. */
    readonly logs: string;
    /** For how long a law obliges you to keep messages. */
    readonly retention: string;
    /** For visitors from places whose law restricts sending data abroad. */
    readonly transfer: string;
    /** Rights beyond those that the page states for everyone. */
    readonly rights: string;
    /** How fast requests are answered. */
    readonly deadline: string;
    /** Where to complain. */
    readonly authority: string;
    /** From which age the site may be used. */
    readonly children: string;
  };
  readonly terms: { readonly effective: IsoDay; readonly consumers: string };
  /** Where to complain about barriers. */
  readonly accessibility: { readonly authority: string };
};

/** What messages from visitors are used for. */
export type MessageUse = 'requests' | 'applications' | 'newsletter' | 'other' | 'vulnerabilities';

/** What your law wants to read in an imprint, such as section 5 of the German DDG or article 1-1 of the French LCEN. An empty text is left out. */
export type Imprint = Readonly<
  Record<
    'representatives' | 'register' | 'court' | 'vat' | 'authority' | 'publisher' | 'host',
    string
  >
>;

/** Facts that only prerendered pages need. */
export type Company = {
  readonly timeZone: string;
  readonly jurisdiction: { readonly name: string; readonly governingLaw: string };
  readonly law: Law;
  readonly mail: { readonly keptIn: string };
  readonly social: readonly string[];
  readonly imprint: Imprint;
  readonly offices: readonly Workplace[];
  readonly remote: {
    readonly within: string;
    /** The corners of that area, for the map. */
    readonly corners: readonly (Coordinates & { readonly label: string })[];
  };
};

/** The papers that ask for an account before the download: `whitepapers` means all of them. */
export type Gating = 'whitepapers' | 'featured' | 'none';

/** A language of the site: see `languages.ts`. */
export type Language = {
  /** BCP 47, such as `de` or `pt-BR`: also the suffix of its files, as in `words.de.ts`. */
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  /** Where its pages begin: empty for the first language, such as `/de` for others. */
  readonly path: '' | `/${string}`;
  /** How it writes dates and numbers: `en-US` for January 15, 2025 and 3:00 PM, `en-GB` for 15 January 2025 and 15:00. */
  readonly locale: string;
  /** The pages that it has; all if missing. Links to others lead to the first language that has them. */
  readonly pages?: readonly PagePath[];
  /** The pages that it lacks, of a language that has all others. */
  readonly without?: readonly PagePath[];
  /** What stands beside its name where it lacks the page, such as `not translated`. */
  readonly lacksPage: string;
};

/**
 * An e-mail address as every mail program takes it: a domain in other letters becomes its `xn--` form (RFC 5890).
 * @returns the text as it is if it has no such domain
 */
export function asciiMailAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  // The letters, digits, dots and hyphens of a domain and nothing that ends it in an address of the web.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]+$/.test(domain)) return text;
  const address = `https://${domain}`;
  return URL.canParse(address) ? text.slice(0, at) + new URL(address).hostname : text;
}
