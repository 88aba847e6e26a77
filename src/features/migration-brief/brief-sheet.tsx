import { type IsoDay, longDate } from '../../lib/dates.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { BriefChart } from './brief-chart.tsx';
import { isBeforeEnd, type Vendor } from './files.ts';
import type { Inputs } from './inputs.ts';
import { type Reading, verdict } from './mosca.ts';
import type { Due, Survey } from './regime.ts';

type Props = {
  inputs: Inputs;
  reading: Reading;
  due: readonly Due[];
  checkedOn: IsoDay;
  survey: Survey;
  vendor: Vendor;
};

/** The brief, on one printed page. */
export function BriefSheet(props: Props) {
  const { inputs, reading, due, checkedOn, survey, vendor } = props;
  const { first, second } = verdict(reading, inputs);
  const isSurvey = inputs.earliest === survey.earliest && inputs.latest === survey.latest;
  return (
    <article className="brief-sheet" aria-label="Migration brief">
      <header>
        <h3>Migration brief{inputs.system && `: ${inputs.system}`}</h3>
        <p>{longDate(reading.startsOn)}</p>
      </header>
      <div className="brief-verdict" aria-live="polite">
        <p>{first}</p>
        <p>{second}</p>
      </div>
      <BriefChart inputs={inputs} reading={reading} due={due} />
      <dl className="brief-letters">
        <div>
          <dt>X = {inputs.secrecy}</dt>
          <dd>years the data must stay secret</dd>
        </div>
        <div>
          <dt>Y = {inputs.migration}</dt>
          <dd>years the migration takes, from {reading.startsIn}</dd>
        </div>
        <div>
          <dt>
            Z = {inputs.earliest}
            {inputs.latest > inputs.earliest && `–${inputs.latest}`}
          </dt>
          <dd>
            {isSurvey
              ? 'when a machine may break RSA and elliptic curves'
              : 'your own assumption, not the survey’s'}
          </dd>
        </div>
      </dl>
      {due.length > 0 ? (
        <table>
          <caption>Dates of the chosen regimes</caption>
          <thead>
            <tr>
              <th scope="col">By</th>
              <th scope="col">What</th>
              <th scope="col">Who asks</th>
              <th scope="col">Migration by then</th>
            </tr>
          </thead>
          <tbody>
            {due.map((one) => (
              <tr key={`${one.regime.id} ${one.id}`}>
                <th scope="row">{one.shown}</th>
                <td>{one.what}</td>
                <td>{one.regime.name}</td>
                <td>{isBeforeEnd(one, reading) ? 'under way' : 'finished'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="brief-none">No regime is chosen, so no date is listed.</p>
      )}
      <footer>
        <p>
          Z: {survey.text} <ExternalLink href={survey.href}>{survey.label}</ExternalLink>. X + Y
          against Z is Mosca’s rule; other authors swap the letters X and Y.
        </p>
        {due.length > 0 && (
          <p>
            Dates held against their sources on {longDate(checkedOn)}:{' '}
            {[...new Map(due.map(({ regime }) => [regime.id, regime])).values()]
              .map(({ instrument, source }) => `${instrument} (${source.label})`)
              .join('; ')}
            . They bind those they name; no date says when a machine will exist.
          </p>
        )}
        <p>
          Arithmetic on the numbers above, made with {vendor.name}’s brief builder. Not legal
          advice.
        </p>
      </footer>
    </article>
  );
}
