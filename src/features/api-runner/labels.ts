/* What the runner's button and its answer are called. */

export const send = 'Send';
export const response = 'Response';
