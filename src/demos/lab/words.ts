/* What the lab's controls and parts are called. */

export const openLab = 'Open the lab';
export const message = 'Message';
export const encryptAndSend = 'Encrypt and send';
export const splitSecret = 'Split the secret';
export const rebuilt = 'Rebuilt';
export const computedBy = 'ML-KEM-768 is computed by';
export const logTitle = 'Everything that happened here';
export const capsule = 'KEM ciphertext';
export const nonce = 'Nonce';
export const tag = 'Tag';
export const undo = 'Undo';
export const byteNumber = 'Byte number';
export const received = 'What the receiver gets';
export const machine = 'The same job in three ways, timed on this machine';
export const measure = 'Measure on this machine';
export const stop = 'Stop';
export const sendResult = 'Send this result with a question';
