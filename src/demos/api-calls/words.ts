/* A documented call, as code. */

export const sampleLanguages = 'Language of the samples';
/** After "Copy", for screen readers. */
export const callAs = '{path} as {language}';
export const tryIt = 'Try it';
export const runsHere = 'Runs in your browser.';
export const runnerMissing =
  'The runner could not be loaded. Check your connection, then reload the page.';

/* The runner: a call to edit and send. */

export const callMethod = 'Method';
export const callPath = 'Path';
export const apiKey = 'API key';
export const keyHint =
  'Sent as a bearer credential, to this page only. Any text will do here; each one is an account with keys of its own.';
export const callBody = 'Request body';
export const validJson = 'Valid JSON. Ctrl+Enter sends it.';
export const jsonFault = 'Line {line}, column {column}: {message}';
export const send = 'Send';
export const changeData = 'Change one character of the data';
export const backToExample = 'Back to the example';
export const copyAs = 'Copy as';
export const linkToCall = 'Link to this request';
export const tooLong = 'This request is too long for an address. Copy it as code instead.';
export const neverWithKey = 'Never with the key: code says YOUR_API_KEY, the link holds none.';

/* Its answer. */

export const response = 'Response';
export const notSent = 'Not sent yet';
export const working = 'Working';
export const failed =
  'This page couldn’t compute an answer. Your request is unchanged. Send it again, or reload the page.';
export const answered = '{status}, {time} ms in this page';
/** A long text in an answer. */
export const shortened = '{start}… ({count} characters)';
export const decryptResult = 'Decrypt this result';
export const copyResponse = 'Copy response';

/* Notes in answers, about what this page does in place of the API. Its errors are English, as the API is. */

export const standardsNote =
  'The proprietary algorithm isn’t part of this page. This answer shows the same call with public standards: X25519, ML-KEM-768 and AES-256-GCM.';
export const noNodeNote = 'Both ends of this exchange run in your browser. No node was contacted.';
