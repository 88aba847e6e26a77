import { useDeferredValue, useEffect, useRef, useState } from 'react';

import { type IsoDay, isoDayIn } from '../../lib/time/dates.ts';
import { hashName } from '../../lib/dom/hash.ts';
import { writeAddress } from '../../lib/dom/write-address.ts';
import { BriefActions } from './brief-actions.tsx';
import { BriefSheet } from './brief-sheet.tsx';
import { defaultInputs } from './default-inputs.ts';
import { hashOf, type Inputs, inputsOf, readInputs, textsOf } from './inputs.ts';
import { InputsForm } from './inputs-form.tsx';
import './migration-brief.css';
import { reading } from './mosca.ts';
import type { BriefPorts } from './ports.ts';
import type { Regime, Survey } from '../../content/regimes.ts';
import { dueDates } from './due-dates.ts';

type Props = {
  regimes: readonly Regime[];
  checkedOn: IsoDay;
  survey: Survey;
  ports: BriefPorts;
  /** Whether to take the focus: the visitor opened the tool with a button. */
  focus: boolean;
};

/** Builds a migration brief from a few numbers, to print, download or share. */
export function MigrationBrief({ regimes, checkedOn, survey, ports, focus }: Props) {
  const known = regimes.map(({ id }) => id);
  const [today] = useState(() => new Date());
  const [inputs, setInputs] = useState(
    () =>
      inputsOf(location.hash, defaultInputs(survey), known) ??
      ports.remembered(known) ??
      defaultInputs(survey),
  );
  const [texts, setTexts] = useState(() => textsOf(inputs));
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focus) root.current?.querySelector('input')?.focus({ preventScroll: true });
    // A shared link has inputs in its hash, so the browser finds no element to scroll to.
    else if (hashName() !== 'brief') root.current?.closest('section')?.scrollIntoView();
  }, [focus]);
  useEffect(() => {
    const follow = () => {
      const read = inputsOf(location.hash, defaultInputs(survey), known);
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
    writeAddress(hashOf(next), 'same');
  };
  const day = isoDayIn(today);
  // Drawn one paint later on a slow device, so that a letter shows first.
  const drawn = useDeferredValue(inputs);
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
          onReset={() => change(defaultInputs(survey), textsOf(defaultInputs(survey)))}
        />
        <BriefSheet
          inputs={drawn}
          today={day}
          regimes={regimes}
          checkedOn={checkedOn}
          survey={survey}
          vendor={ports.vendor}
        />
      </div>
      <BriefActions
        inputs={inputs}
        reading={reading(inputs, day)}
        due={dueDates(regimes, inputs.regimes)}
        ports={ports}
        today={today}
      />
    </div>
  );
}
