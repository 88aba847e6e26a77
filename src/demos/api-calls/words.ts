/* What the runner's controls and its answer are called. */

export const tryIt = 'Try it';
export const callPath = 'Path';
export const apiKey = 'API key';
export const callBody = 'Request body';
export const send = 'Send';
export const changeData = 'Change one character of the data';
export const response = 'Response';
export const decryptResult = 'Decrypt this result';
export const linkToCall = 'Link to this request';
