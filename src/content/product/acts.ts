import { signingKeys } from './authority.ts';

/** Each signature that a key service accepts, with the key that it is made with. */
export const acts = signingKeys.flatMap((key) =>
  key.acts.map((act) => ({
    ...act,
    key,
    opens: 'opens' in act,
    /** Its row in a table with `actColumns`, after the act. */
    cells: [act.decidedBy, `${key.name}, ${key.kept}`, act.does] as const,
  })),
);

/** What happens to each act without us: alike outcomes are told once. */
export const withoutUs = [...Map.groupBy(acts, ({ gone }) => gone)].map(([text, all]) => ({
  term: all.map(({ act }) => act).join(', '),
  text,
}));
