import { people } from './records.ts';

/** Also the people whom journalists may quote. */
export const executives = people.filter(({ group }) => group === 'executive');

export const directors = people.filter(({ group }) => group === 'director');
