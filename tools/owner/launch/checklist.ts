import type { CompanyFact } from './company-facts.ts';
import type { SampleRecord } from './sample-records.ts';

const introduction = `# Launch checklist

\`npm run launch-check\` writes this list anew and keeps your ticks.
`;

const recordsHead = `## Invented records

Replace each, then delete its \`sample: true\`. A record on no page is not in this list.
`;

const factsHead = `## The company

Put an x between the brackets when the line is true of you, or change it in \`src/config/site.ts\`. A line whose text changes has to be ticked again.
`;

/** The lines with a tick. */
export const confirmedIn = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^- \[[xX]\] (.+)$/gm)].map(([, line = '']) => line));

const lineOf = ({ name, text }: CompanyFact): string => `${name}: ${text}`;

export const unconfirmed = (
  facts: readonly CompanyFact[],
  confirmed: ReadonlySet<string>,
): readonly CompanyFact[] => facts.filter((fact) => !confirmed.has(lineOf(fact)));

/** The list as Markdown: what is still invented, and what only the owner can confirm. */
export function checklist(
  records: readonly SampleRecord[],
  facts: readonly CompanyFact[],
  confirmed: ReadonlySet<string>,
): string {
  const named = records.map(({ name, file }) => `- ${name} (\`src/${file}\`)\n`).join('');
  const lines = facts.map((fact) => {
    const line = lineOf(fact);
    return `- [${confirmed.has(line) ? 'x' : ' '}] ${line}\n`;
  });
  return [introduction, recordsHead, named || 'None.\n', factsHead, lines.join('')].join('\n');
}
