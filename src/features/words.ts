/*
 * The words of small features. A feature with many, or with forms for one and for several, has a `words.ts` of its own:
 * the bundler copies a text to where it is used, but would load such forms wherever any of these words are used.
 */

/* The dialog that checks a downloaded file. */

export const aboutCheck =
  'Choose a file you downloaded here, from any page. Your browser compares it with the published checksums; the file isn’t sent anywhere.';
export const dropFile = 'Drop a file here, or choose one';
export const loadingSums = 'Loading the checksums…';
export const ready = 'Ready. From here on it works offline too.';
export const checking = 'Checking…';
export const sumsNotLoaded = 'The checksums could not be loaded. Check your connection.';
export const insecure =
  'Browsers compute checksums on pages over https only. Open this page at its https address.';
export const tooLarge = 'This file is larger than 100 MB. No file of this site is.';
export const unreadable = 'Your browser could not read this file. Is it still there?';
/** Before the checksum. */
export const sumOfFile = 'SHA-256 of your file';
export const limits =
  'The check runs in this page with code from this site, so it can’t catch a site that was taken over. For that, compare in a terminal with a key you noted earlier: see [keys and checksums](/security#keys-and-checksums).';

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
export const positionsShown = '{shown} of {total} positions';
/** What positions are filtered by. */
export const team = 'Team';
export const place = 'Place';

/* What is said below the drawing of four routes. */

export const standing = 'Routes that stand: {standing} of {total}';
export const waits = 'The message waits for another route';
export const arrives = 'The message arrives';

/* What is said when visitors measure which slit the light of the home page takes. */

export const lookAtSlits = 'Look at the slits';
export const someoneLooked = 'Someone looked: two bands, no fringes.';
export const nobodyLooks = 'Nobody looks: the fringes are back.';

/* The clock of a secret, against the deadlines of a page. */

/** Before the field of a year. */
export const secretUntil = 'My data must stay secret until';
export const compareDates = 'Compare the dates';
/** Before the visitor’s year, at its end of the axis. */
export const yourData = 'Your data: {year}';
/** `years` is a list such as “2030: 16”. */
export const datesBefore =
  'Dates on this page that come first: {passed} of {all}. Years your data must stay secret after each: {years}.';
export const noDateBefore = 'No date on this page comes before that.';

/* The text of an article, shown as its ciphertext. */

export const sealPage = 'Seal this page';
export const pageSealed =
  'Sealed with AES-256-GCM, under a key that your browser made just now. Each dot is a byte. The pointer or the arrow keys move a lens that decrypts. Screen readers, copying and search still find the text.';
export const pageOpened = 'The key is gone, and the text is open.';
export const insecureSeal =
  'Browsers encrypt on pages over https only. Open this page at its https address.';

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
