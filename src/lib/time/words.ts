/* Opening hours: days of the week, and hours of a day. */

export const days = '{first}-{last}';
export const hours = '{open}-{close}';
/** They end after midnight, on several days or on one. */
export const hoursToNextDay = '{open}-{close} the next day';
export const hoursToDay = '{open}-{day} {close}';
