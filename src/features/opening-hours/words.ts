/* When the office is open. */

export const openNow = 'Open now';
export const closedNow = 'Closed now';
/** On a holiday. */
export const closedNowFor = 'Closed now: {holiday}';
export const closedFor = 'Closed: {holiday}';
export const inYourTime = 'In your time ({zone})';
export const hoursOf = '{office}, {clock}';
