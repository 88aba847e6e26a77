/** What the published files are, by the end of their names. A host that guesses gets some of them wrong. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  ics: 'text/calendar',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Whether a type is text, and so needs its encoding named. */
export const isText = (type: string): boolean => /^text\/|json$|xml$/.test(type);
