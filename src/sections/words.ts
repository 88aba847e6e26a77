/* What parts that several pages have are called. */

export const storedItems = 'Stored items';

export const readArticle = 'Read Article';
export const readMore = 'Read More';
/** Of a figure: light that the visitor turns in front of filters at all angles. */
export const turnLight = 'Turn the light';
export const passingLight =
  'At {angle}°, a filter at {angle}° lets all of the light through, and one at {across}° none.';
export const backToBlog = 'Back to Blog';

export const download = 'Download';
/** Of a table of claims. */
export const claimHeads = ['Figure', 'Scope', 'Kind'] as const;
/** Opens what phones fold. */
export const fold = 'Details';

export const results = 'Results';
export const timelineIs = 'Timeline:';
export const findingsHeading = 'More findings';

/** How many rows a table shows, and how it is sorted. */
export const sortedBy = {
  ascending: '{shown}. Sorted by {column}, ascending.',
  descending: '{shown}. Sorted by {column}, descending.',
};

/** Status of a product, with the tooltip of each. */
export const availableNow = 'Available Now';
export const availableHint = 'Shipping today. Ask for a demo.';
export const comingSoon = 'Coming Soon';
export const comingHint =
  'In development, without a date. Leave an address and you hear once, when it ships.';

export const whoRunsWhat = 'Who runs what, and who can read it';
export const bytesInAndOut = '{textBytes} bytes in, {total} bytes out';

/* Quotations. */
export const whatCustomersSay = 'What customers say';
export const moreQuotations = 'More quotations';
export const sampleQuotations = 'Sample quotations.';
export const quotation = 'Quotation';
export const ofFiveStars = '{rating} of 5 stars';
export const quoted = '“{quote}”';

/* What the generator adds to texts. */
/** @public */
export const footnote = 'Footnote {number}';
export const footnotes = 'Footnotes';
/** Leads from a footnote to its place in the text. */
export const backToText = 'Back';
/** @public */
export const backToReference = 'Back to reference {number}';
/** @public */
export const filmOn = 'A film on {site}. The link leads there.';

/* Sources. */
export const sources = 'Sources';
export const sourceNumber = 'Source {number}';

/* Legal pages. */
export const effective = 'Effective';
export const textChanged = 'Text last changed';
export const imprintTerms = {
  representatives: 'Represented by',
  register: 'Company register',
  court: 'Court',
  vat: 'VAT number',
  authority: 'Supervisory authority',
  publisher: 'Responsible for the content',
  host: 'Hosted by',
} as const;
/** The columns of the table of stored items, and when each is stored. */
export const storedItem = 'Item';
export const storedFor = 'What for';
export const storedWhen = 'When';
export const storedWhere = 'Where';
export const whenAsked = 'When you ask';
export const afterAllowed = 'Only after OK';

/* Articles. */
export const moreArticles = 'More articles';
export const olderOn = 'Older, {date}';
export const newerOn = 'Newer, {date}';
export const moreIn = 'More in {category}';
export const featuredArticle = 'Featured';
export const article = 'Article';
/** `date` is an element. */
export const updatedOn = 'Updated {date}';
export const citeArticle = 'Cite this article';

/* Cases: when a phase of a plan runs. */
export const oneMonth = 'Month {first}';
export const months = 'Months {first} to {last}';

/* Files. */
export const pdfFacts = { one: 'PDF, {count} page, {size}', other: 'PDF, {count} pages, {size}' };
export const executiveEdition = {
  one: 'Executive edition ({count} page), PDF, {size}',
  other: 'Executive edition ({count} pages), PDF, {size}',
};
export const fileFacts = '{type}, {size}';
export const fileFactsWithPages = {
  one: '{type}, {count} page, {size}',
  other: '{type}, {count} pages, {size}',
};
/** After "SHA-256", for screen readers. */
export const ofFile = 'of {name}';
export const sizeInBytes = '{type}, {bytes} bytes';
export const allChecksums = 'All checksums in one file: [SHA256SUMS](/SHA256SUMS)';
export const byEngineers = '{caution}. It was written by engineers, for engineers.';

/* Parts and controls of the documentation. */
export const topicsLabel = 'Topics';
export const allTopics = 'All topics';
export const viewCategory = 'View';
export const previous = 'Previous';
export const next = 'Next';
export const copyLink = 'Copy link';
export const plainText = 'Plain text';
export const contentsOf = 'On this page: {title}';
export const beforeAndAfter = 'Before and after: {title}';
/** Languages of code that are not names. */
export const shell = 'Shell';
export const text = 'Text';

/** Around the events of `content/events/`, while there are any. */
export const eventWords = {
  heading: 'Where to meet us',
  caption: 'Events',
  columns: ['Event', 'When', 'Where'],
  /** In the time zone of its place. */
  startsAt: '{date}, {time}, {zone}',
  takes: '{date}, {from} to {to}, {zone}',
  ownTime: 'In your time: {time}',
  toCalendar: 'Add to calendar',
} as const;
