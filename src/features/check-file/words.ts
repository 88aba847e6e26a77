/* The dialog that checks a downloaded file. */

export const aboutCheck =
  'Choose a file you downloaded here, from any page. Your browser compares it with the published checksums; the file isn’t sent anywhere.';
export const dropFile = 'Drop a file here, or choose one';
export const loadingSums = 'Loading the checksums…';
export const ready = 'Ready. From here on it works offline too.';
export const checking = 'Checking…';
export const sumsNotLoaded = 'The checksums could not be loaded. Check your connection.';
export const tryAgain = 'Try again';
export const insecure =
  'Browsers compute checksums on pages over https only. Open this page at its https address.';
export const tooLarge = 'This file is larger than 100 MB. No file of this site is.';
export const unreadable = 'Your browser could not read this file. Is it still there?';
/** Before the checksum. */
export const sumOfFile = 'SHA-256 of your file';
export const limits =
  'The check runs in this page with code from this site, so it can’t catch a site that was taken over. For that, compare in a terminal with a key you noted earlier: see [keys and checksums](/security#keys-and-checksums).';
