import { people } from './records.ts';

export const executives = people.filter(({ group }) => group === 'executive');

export const directors = people.filter(({ group }) => group === 'director');

export const independentDirectors = directors.filter(({ independent }) => independent).length;

/** Whom journalists may quote. */
export const spokespeople = executives.map(({ name, role, text }) => ({ name, role, about: text }));
