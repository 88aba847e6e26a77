import { memo } from 'react';

import type { IsoDay } from '../../lib/time/dates.ts';
import { fill } from '../../lib/text/fill.ts';
import { longDate } from '../../lib/text/format.ts';
import { labeled } from '../../lib/text/grammar.ts';
import { FactList } from '../../sections/lists.tsx';
import { PlainTable } from '../../sections/tables.tsx';
import { Figure } from '../../ui/figure.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
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
        <h3>{inputs.system ? labeled(labels.brief, inputs.system) : labels.brief}</h3>
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
          { term: `X = ${inputs.secrecy}`, text: labels.xIs },
          {
            term: `Y = ${inputs.migration}`,
            text: fill(labels.yIs, { year: reading.startsIn }),
          },
          {
            term: `Z = ${inputs.earliest}${inputs.latest > inputs.earliest ? `–${inputs.latest}` : ''}`,
            text: isSurvey ? labels.zIs : labels.zIsYours,
          },
        ]}
      />
      {due.length > 0 ? (
        <PlainTable
          caption={labels.dates}
          shown
          columns={[labels.byWhen, labels.what, labels.whoAsks, labels.migrationByThen]}
          rows={due.map((one) => ({
            head: one.shown,
            cells: [
              one.what,
              one.regime.name,
              isBeforeEnd(one, reading) ? labels.underWay : labels.finished,
            ],
          }))}
        />
      ) : (
        <p className="text-ink-2">{labels.noDates}</p>
      )}
      <footer>
        <p>
          <InlineText
            values={{
              text: survey.text,
              source: (
                <a href={survey.href} className="link">
                  {survey.label}
                </a>
              ),
            }}
          >
            {labels.sourceOfZ}
          </InlineText>
        </p>
        {due.length > 0 && (
          <p>
            {fill(labels.sourcesOfDates, {
              day: longDate(checkedOn),
              sources: [...new Map(due.map(({ regime }) => [regime.id, regime])).values()]
                .map(({ instrument, source }) => `${instrument} (${source.label})`)
                .join('; '),
            })}
          </p>
        )}
        <p>{fill(labels.madeWith, { vendor: vendor.name })}</p>
      </footer>
    </article>
  );
});
