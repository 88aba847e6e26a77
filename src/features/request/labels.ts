/* What the parts and controls around a message are called. */

export const previewMessage = 'Preview the message';
export const removeLine = 'Remove this line';
export const tryAgain = 'Try again';
export const plainForm = 'Open an e-mail with the same questions';

export const messageReady = 'Your message is ready';
export const nothingOpened = 'Nothing opened?';
export const tooLong = 'Too long for a link';

export const messages = 'Messages';
export const noMessages = 'Nothing is kept here now.';
export const deleteMessage = 'Delete';
export const markAsSent = 'Mark as sent';
