/* What the runner's controls and its answer are called. */

export const tryIt = 'Try it';
export const requestPath = 'Path';
export const apiKey = 'API key';
export const requestBody = 'Request body';
export const send = 'Send';
export const changeData = 'Change one character of the data';
export const response = 'Response';
export const decryptResult = 'Decrypt this result';
export const linkToRequest = 'Link to this request';
