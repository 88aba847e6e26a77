import { people } from './records.ts';

export const executives = people.filter(({ group }) => group === 'executive');

export const directors = people.filter(({ group }) => group === 'director');

export const independentDirectors = directors.filter(({ independent }) => independent).length;

/** Whom journalists may quote. */
export const spokespeople = executives.map(({ name, role, text }) => ({ name, role, about: text }));

/** Colleagues who write for the blog, and what they write about. */
export const writers = people.flatMap(({ name, role, writes }) =>
  writes ? [{ name, role, writes }] : [],
);

/** The first person with a quotation. */
export const quoted = people.find(({ quote }) => quote !== undefined);
