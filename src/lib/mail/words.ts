/* What keeps a text from being an e-mail address, in one sentence. */

export const leaveOutMailto = 'Leave out “mailto:”.';
export const leaveOutBrackets = 'Leave out “<” and “>”, and any name before the address.';
export const hasAnAt = 'An address has an @, as in name@example.com.';
export const oneAddressOnly = 'Write one address only.';
export const oneAtOnly = 'An address has only one @.';
export const dotNotComma = 'Write a dot, not a comma.';
export const noSpaces = 'An address has no spaces.';
export const partBeforeMissing = 'The part before the @ is missing.';
export const partAfterMissing = 'The part after the @ is missing.';
export const noDotAtEnd = 'Leave out the dot at the end.';
export const aDotTooMany = 'The part after the @ has a dot too many.';
export const hiddenCharacter = 'It holds a hidden character. Type it again.';
export const hasNo = 'An address has no “{found}”.';
export const lettersAfter = 'The part after the @ has only letters, digits, dots and hyphens.';
export const hasEnding = 'The part after the @ has an ending, such as .com.';
export const tooLong = 'An address has at most {count} characters.';

/* Why a message did not reach our server. */
export const serverRefused = 'Our server refused the message (status {status}).';
export const noAnswer = 'Our server didn’t answer.';
export const noAnswerOffline = 'Our server didn’t answer. Your browser says that it is offline.';
