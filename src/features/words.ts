/* The words of features that have few. The others have a `words.ts` of their own. */

/* The tools beside a citation. */

export const copyCitation = 'Copy citation';
export const copyBibtex = 'Copy BibTeX';
export const print = 'Print';

/* The cookie banner. */

/** For a browser that asks sites not to share data; `allow` is the button. */
export const askedForPrivacy =
  'Your browser asks sites not to share your data. We share none; optional storage stays off unless you press {allow}.';
export const notAsked =
  'No tracking. {allow} lets this site remember drafts and tool settings on your device; {deny} keeps only what you ask for.';

/* The dialog about the feed. */

export const aboutFeed =
  'Paste the feed address into any feed reader. New articles arrive there in full, and no address of yours is asked for.';
export const feedUrl = 'RSS feed URL';
export const copyUrl = 'Copy RSS URL';
export const urlCopied = 'RSS URL Copied!';
export const downloadFeed = 'Download RSS Feed';
export const openInReader = 'Or open it in a reader on the web';
export const aboutReaders = 'They learn the feed’s address, nothing else from us.';
export const openIn = 'Open in {reader}';

/* The filters of lists. */

/** The button that shows everything. */
export const all = 'All';
export const papersShown = '{shown} of {total} papers';
export const projectsShown = '{shown} of {total} projects';
export const caseStudiesShown = '{shown} of {total} case studies';

/* What is said below the drawing of four routes. */

export const standing = '{standing} of {total} routes stand';
export const waits = 'The message waits for another route';
export const arrives = 'The message arrives';

/* Pages that are suggested for an address that has none. */

export const encryption = 'Encryption';
export const aboutAlgorithm = 'What is known about the {name} algorithm';

/* When the office is open. */

export const openNow = 'Open now';
export const closedNow = 'Closed now';
/** On a holiday. */
export const closedNowFor = 'Closed now: {holiday}';
export const closedFor = 'Closed: {holiday}';
export const inYourTime = 'In your time ({zone})';
export const hoursOf = '{office}, {clock}';
