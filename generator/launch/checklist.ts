import { posix } from 'node:path';

import type { SampleFact } from '../sample-facts.ts';

/** Identifies a fact by kind and text, so that a changed text has to be confirmed again. */
const keyOf = ({ kind, text }: Pick<SampleFact, 'kind' | 'text'>): string => `${kind}\n${text}`;

const introduction = `# Launch checklist

Everything on the site that only its owner can confirm. Put an x between the brackets when the line is
true of your company, or change the file that it names. \`npm run launch-check\` writes this list anew
and keeps your ticks; a line whose text changes has to be ticked again.
`;

export function confirmedIn(markdown: string): ReadonlySet<string> {
  const confirmed = new Set<string>();
  let kind = '';
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) kind = heading;
    const text = /^- \[[xX]\] (.+) \(`[^`]+`\)$/.exec(line)?.[1];
    if (text) confirmed.add(keyOf({ kind, text }));
  }
  return confirmed;
}

export const unconfirmed = (
  facts: readonly SampleFact[],
  confirmed: ReadonlySet<string>,
): readonly SampleFact[] => facts.filter((fact) => !confirmed.has(keyOf(fact)));

export function checklist(facts: readonly SampleFact[], confirmed: ReadonlySet<string>): string {
  const parts = [...Map.groupBy(facts, ({ kind }) => kind)].map(([kind, entries]) => {
    const lines = entries.map(
      (fact) =>
        `- [${confirmed.has(keyOf(fact)) ? 'x' : ' '}] ${fact.text} (\`${posix.join('src/content', fact.file)}\`)`,
    );
    return `## ${kind}\n\n${lines.join('\n')}\n`;
  });
  return [introduction, ...parts].join('\n');
}
