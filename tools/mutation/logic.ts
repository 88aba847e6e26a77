const request = 'src/features/request';
const account = 'src/features/account';

/** The logic that visitors' text, accounts and dates depend on, as globs. Its tests are beside it. */
export const logic: string[] = [
  'src/lib/mail/{mailto,eml,webmail}.ts',
  `${request}/{fixed-request,form-fields,format-answers,preview-message,request-spec}.ts`,
  // Not what needs a browser, the history and the keys for sealing.
  `${request}/outbox/outbox.ts`,
  'src/lib/storage/stored-{value,text}.ts',
  `${account}/fields.ts`,
  `${account}/accounts/{change-account,derive-key,register,sign-in,users,verifier}.ts`,
  'src/lib/dom/{query-value,worker-calls}.ts',
  'src/lib/time/{dates,zoned-time,business-hours}.ts',
  'src/lib/files/{xml,csv,ics}.ts',
  'src/lib/text/search-{excerpt,words}.ts',
  'src/features/search/{engine,search-index}.ts',
  'generator/files/search-index.ts',
  'src/content/blog-lists.ts',
  'src/models/mesh/{mesh,routes}.ts',
  'src/demos/api-calls/snippets.ts',
  'src/demos/simulator/{log,nearest-item,playback,session,simulate}.ts',
];
