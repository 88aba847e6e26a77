/* The cookie banner. */

/** For a browser that asks sites not to share data; `allow` is the button. */
export const askedForPrivacy =
  'Your browser asks sites not to share your data. We share none; optional storage stays off unless you press {allow}.';
export const notAsked =
  'No tracking. {allow} lets this site remember drafts and tool settings on your device; {deny} keeps only what you ask for.';
