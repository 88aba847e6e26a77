import { memo } from 'react';

import type { IsoDay } from '../../lib/time/dates.ts';
import { longDate } from '../../lib/text/format.ts';
import { FactList } from '../../sections/fact-list.tsx';
import { PlainTable } from '../../sections/plain-table.tsx';
import { Figure } from '../../ui/figure.tsx';
import { briefFigure, sheetFrame, smallFrame } from './brief-figure.ts';
import { isBeforeEnd, type Vendor } from './files.ts';
import { dueDates, type Inputs, reading as readingOf, verdict } from './inputs.ts';
import * as labels from './words.ts';
import type { Regime, Survey } from '../../content/regimes.ts';

type Props = {
  inputs: Inputs;
  today: IsoDay;
  regimes: readonly Regime[];
  checkedOn: IsoDay;
  survey: Survey;
  vendor: Vendor;
};

const tones = { before: 'ok', within: 'soon', after: 'attack' } as const;

/** The brief, on one printed page. Drawn again only when what it shows has changed. */
export const BriefSheet = memo(function BriefSheet(props: Props) {
  const { inputs, today, regimes, checkedOn, survey, vendor } = props;
  const reading = readingOf(inputs, today);
  const due = dueDates(regimes, inputs.regimes);
  const { first, second } = verdict(reading, inputs);
  const isSurvey = inputs.earliest === survey.earliest && inputs.latest === survey.latest;
  return (
    <article className="brief-sheet" aria-label={labels.brief}>
      <header className="panel-head">
        <h3>
          {labels.brief}
          {inputs.system && `: ${inputs.system}`}
        </h3>
        <p className="text-ink-2">{longDate(reading.startsOn)}</p>
      </header>
      <div className={`answer brief-answer tone-${tones[reading.against]}`} aria-live="polite">
        <p>{first}</p>
        <p>{second}</p>
      </div>
      <Figure
        figure={briefFigure(inputs, reading, due, innerWidth < 640 ? smallFrame : sheetFrame)}
        className="brief-chart"
      />
      <FactList
        items={[
          { term: `X = ${inputs.secrecy}`, text: 'years the data must stay secret' },
          {
            term: `Y = ${inputs.migration}`,
            text: `years the migration takes, from ${reading.startsIn}`,
          },
          {
            term: `Z = ${inputs.earliest}${inputs.latest > inputs.earliest ? `–${inputs.latest}` : ''}`,
            text: isSurvey
              ? 'when a machine may break RSA and elliptic curves'
              : 'your own assumption, not the survey’s',
          },
        ]}
      />
      {due.length > 0 ? (
        <PlainTable
          caption="Dates of the chosen regimes"
          shown
          columns={['By', 'What', 'Who asks', 'Migration by then']}
          rows={due.map((one) => ({
            head: one.shown,
            cells: [
              one.what,
              one.regime.name,
              isBeforeEnd(one, reading) ? 'under way' : 'finished',
            ],
          }))}
        />
      ) : (
        <p className="text-ink-2">No regime is chosen, so no date is listed.</p>
      )}
      <footer>
        <p>
          Z: {survey.text}{' '}
          <a href={survey.href} className="link">
            {survey.label}
          </a>
          . X + Y against Z is Mosca’s rule; other authors swap the letters X and Y.
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
});
