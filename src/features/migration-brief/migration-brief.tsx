import { useEffect, useRef, useState } from 'react';

import { type IsoDay, isoDayIn } from '../../lib/dates.ts';
import { BriefActions } from './brief-actions.tsx';
import { BriefSheet } from './brief-sheet.tsx';
import { firstInputs } from './first-inputs.ts';
import { hashOf, type Inputs, inputsOf, readInputs, textsOf } from './inputs.ts';
import { InputsForm } from './inputs-form.tsx';
import './migration-brief.css';
import { reading } from './mosca.ts';
import type { BriefPorts } from './ports.ts';
import { dueDates, type Regime, type Survey } from './regime.ts';

type Props = {
  regimes: readonly Regime[];
  checkedOn: IsoDay;
  survey: Survey;
  ports: BriefPorts;
  /** Whether the visitor opened it by a button: then the focus comes along. */
  focus: boolean;
};

/** A brief that is made from a few numbers: to read, to print, to keep, to pass on. */
export function MigrationBrief({ regimes, checkedOn, survey, ports, focus }: Props) {
  const known = regimes.map(({ id }) => id);
  const [today] = useState(() => new Date());
  const [inputs, setInputs] = useState(
    () =>
      inputsOf(location.hash, firstInputs(survey), known) ??
      ports.remembered(known) ??
      firstInputs(survey),
  );
  const [texts, setTexts] = useState(() => textsOf(inputs));
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focus) root.current?.querySelector('input')?.focus({ preventScroll: true });
    // Opened by an address that holds a brief: bring it into view, as the browser does with an anchor.
    else if (location.hash !== '#brief') root.current?.closest('section')?.scrollIntoView();
  }, [focus]);
  useEffect(() => {
    const follow = () => {
      const read = inputsOf(location.hash, firstInputs(survey), known);
      if (!read) return;
      setInputs(read);
      setTexts(textsOf(read));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [known, survey]);

  const change = (next: Inputs, nextTexts = texts) => {
    setInputs(next);
    setTexts(nextTexts);
    ports.remember(next);
    try {
      history.replaceState(history.state, '', hashOf(next));
    } catch {
      // Browsers limit how often an address may change; the link to copy is made anew in any case.
    }
  };
  const now = reading(inputs, isoDayIn(today));
  const due = dueDates(regimes, inputs.regimes);
  const shown = { inputs, reading: now, due };
  return (
    <div ref={root} className="panel brief">
      <div className="panel-columns">
        <InputsForm
          texts={texts}
          errors={readInputs(texts, inputs).errors}
          regimes={regimes}
          chosen={inputs.regimes}
          onTexts={(next) => change(readInputs(next, inputs).inputs, next)}
          onChosen={(ids) => change({ ...inputs, regimes: known.filter((id) => ids.includes(id)) })}
          onReset={() => change(firstInputs(survey), textsOf(firstInputs(survey)))}
        />
        <BriefSheet {...shown} checkedOn={checkedOn} survey={survey} vendor={ports.vendor} />
      </div>
      <BriefActions {...shown} ports={ports} today={today} />
    </div>
  );
}
