/* What the lab's main buttons are called. */

export const openLab = 'Open the lab';
export const encryptAndSend = 'Encrypt and send';
export const splitSecret = 'Split the secret';
