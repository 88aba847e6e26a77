/* What the reference and its tabs are called. */

export const reference = 'API reference';
export const overview = 'Overview';
export const authentication = 'Authentication';
export const endpoints = 'Endpoints';
export const examples = 'Examples';
