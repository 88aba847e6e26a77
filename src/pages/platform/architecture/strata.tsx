import {
  architectureLabels,
  platformLayers,
} from '../../../content/pages/platform/architecture.ts';

const { sees, blind, owned } = architectureLabels.layers;

/** As deep as the strata of the figure. */
const depths = ['bg-gamma/3', 'bg-gamma/6', 'bg-gamma/10', 'bg-gamma/14', 'bg-gamma/18'] as const;

/** The five layers as strata: what each sees, what it cannot, what an intruder gets. */
export function Strata() {
  return (
    <ol className="overflow-hidden rounded-lg border border-line-2">
      {platformLayers.map((layer, index) => (
        <li
          key={layer.term}
          className={`grid gap-x-10 gap-y-5 border-b border-line-2 px-5 py-7 last:border-b-0 sm:px-8 lg:grid-cols-[1.1fr_2fr] ${depths[index]}`}
        >
          <div className="grid grid-cols-[1.6rem_1fr] content-start">
            <span aria-hidden="true" className="text-ink-2">
              {index + 1}
            </span>
            <h3>{layer.term}</h3>
            <p className="col-start-2 mt-1 text-ui text-ink-2">{layer.what}</p>
          </div>
          <dl className="grid gap-x-8 gap-y-4 text-ui sm:grid-cols-3">
            <Fact term={sees} text={layer.sees} />
            <Fact term={blind} text={layer.blind} />
            <Fact term={owned} text={layer.owned} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

const Fact = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt className="text-small text-ink-2">{term}</dt>
    <dd className="mt-0.5 text-ink">{text}</dd>
  </div>
);
