/* What the controls of the product suite are called. */

export const learnMore = 'Learn More';
export const tryNow = 'Try Now';
export const earlyAccess = 'Get early access';

export const compare = 'Compare';
export const clear = 'Clear';
export const sideBySide = 'Side by side';
export const property = 'Property';
