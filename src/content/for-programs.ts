/** The feed, as programs that find it on a page name it. */
export const feedTitle = '{name} blog';

/* Files for programs, and what the list of files says of them. */
export const llmsSummary =
  'Post-quantum data protection: encrypted messaging, file storage and access control built on NIST’s published standards.';
export const llmsAbout = 'A list of the topics as plain text, for programs that read.';
export const feedAbout = 'The newest articles of the blog, in full.';
export const openApiAbout = 'The API as a machine reads it.';
export const openApiTitle = '{name} API';
export const openApiSummary = 'Encrypt, decrypt, list keys and connect to the mesh.';
export const openApiNote =
  'Fields that may change are marked x-standing: example. The server address is a placeholder that doesn’t answer.';
export const openApiDocs = 'API reference with a runner';
export const openApiServer = 'Public sandbox. {notice}';
export const openApiDone = 'Done.';
export const openApiError = '{when} Codes: {codes}.';
