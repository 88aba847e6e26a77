import type { WeeklyHours } from '../lib/business-hours.ts';

/** A place on the map: degrees, north and east are positive. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** What `site` states: what every page may need in the browser. An empty text means "not given". */
export type Site = {
  readonly name: string;
  readonly legalName: string;
  readonly slug: string;
  readonly origin: string;
  readonly email: string;
  readonly phone: { readonly display: string; readonly e164: string };
  readonly address: Coordinates & {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly regionCode: string;
    readonly postalCode: string;
    readonly country: string;
    readonly countryCode: string;
  };
  readonly hours: Omit<WeeklyHours, 'of'>;
  readonly meetingZone: string;
  readonly dateLocale: string;
  readonly sampleNotice: string;
  readonly delivery: Delivery;
  readonly external: { readonly privateAi: string; readonly officeAddIn: string };
};

/** How a request reaches the vendor: in the visitor's own e-mail, or as JSON to an HTTPS address. */
export type Delivery =
  | { readonly by: 'mail' }
  | {
      readonly by: 'endpoint';
      /** Full HTTPS address that takes the request. */
      readonly url: string;
      /** Who runs it and where, for the privacy page: "by our own server in Austria". */
      readonly keptBy: string;
    };

type Workplace = Coordinates & {
  /** What positions call it in `src/content/pages/careers/catalog.ts`. */
  readonly id: string;
  /** As buttons and sentences name it. */
  readonly city: string;
  /** In full, beside a position. */
  readonly location: string;
  /** A few letters for the map. */
  readonly label: string;
};

/** What `company` states: facts that pages print and the browser's code has no need of. */
export type Company = {
  readonly timeZone: string;
  readonly jurisdiction: { readonly name: string; readonly governingLaw: string };
  readonly mail: { readonly keptIn: string; readonly insideEea: boolean };
  readonly social: readonly string[];
  readonly imprint: { readonly register: string; readonly court: string; readonly vat: string };
  readonly offices: readonly Workplace[];
  readonly remote: {
    readonly within: string;
    /** The far corners of that area, for the map. */
    readonly corners: readonly (Coordinates & { readonly label: string })[];
  };
};
