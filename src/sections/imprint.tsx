import * as words from './words.ts';

type Props = { imprint: { register: string; court: string; vat: string } };

/** Shows the company's registration, as far as it is given. */
export function Imprint({ imprint: { register, court, vat } }: Props) {
  const given = [
    { term: words.companyRegister, text: register },
    { term: words.court, text: court },
    { term: words.vatNumber, text: vat },
  ].filter(({ text }) => text !== '');
  if (given.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-1 text-ink-2">
      {given.map(({ term, text }) => (
        <div key={term} className="flex flex-wrap gap-x-3">
          <dt className="min-w-36">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
