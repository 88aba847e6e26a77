import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import { gating, site } from '../../config/site.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { replyWithin } from '../../content/product/reply-times.ts';
import { regimes } from '../../content/regimes.ts';
import { askToSignIn, likelyView } from '../../features/account/ask-to-sign-in.ts';
import { asksForAccount, isOpen, lookAtStorage } from '../../features/account/gate.ts';
import { LockReason } from '../../features/account/lock-reason.tsx';
import { setData, toggleData } from '../../lib/dom/attributes.ts';
import { hashName, writeAddress } from '../../lib/dom/address.ts';
import { saveFile } from '../../lib/files/download.ts';
import { optionalStorageAllowed } from '../../lib/storage/consent.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { isoDayIn } from '../../lib/time/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ByMail } from '../../ui/by-mail.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Opener } from '../../ui/opener.tsx';
import { BriefSheet } from './brief-sheet.tsx';
import { calendarOf, requestOf, briefTable } from './files.ts';
import { InputsForm } from './inputs-form.tsx';
import {
  defaultInputs,
  type DueDate,
  dueDates,
  hashOfInputs,
  type Inputs,
  inputsOf,
  reading,
  type Reading,
  readInputs,
  textsOfInputs,
} from './inputs.ts';
import * as labels from './words.ts';
import './migration-brief.css';

const vendor = { name: site.name, host: new URL(site.url).host };
const known = regimes.map(({ id }) => id);
const isGated = asksForAccount(gating, { featured: true });

/** Stored as a hash, so that links and storage share one parser. */
const rememberedBrief = createStoredValue<string | null>({
  key: storageKeys.migrationBrief.key,
  version: 1,
  schema: v.nullable(v.pipe(v.string(), v.maxLength(1_000))),
  fallback: null,
});

/** The inputs in a hash, with known regimes only. */
const inputsIn = (hash: string, otherwise = defaultInputs): Inputs | null =>
  inputsOf(hash, otherwise, known);

/** The stored inputs; null without any, or without consent. */
function remembered(): Inputs | null {
  const kept = optionalStorageAllowed() ? rememberedBrief.read() : null;
  return kept === null ? null : inputsIn(kept);
}

/** Runs an action on the brief's files, after asking for an account if they need one. */
function release(action: () => void): void {
  if (!isGated || isOpen()) action();
  else askToSignIn(likelyView(), { reason: labels.whyAccount, afterwards: action });
}

/**
 * Builds a migration brief from a few numbers, to print, download or share.
 * @param props `focus`: the visitor opened the tool with a button, so it takes the focus
 */
export function BriefTool({ focus }: { focus: boolean }) {
  const [today] = useState(() => new Date());
  const [inputs, setInputs] = useState(() => {
    const before = remembered() ?? defaultInputs;
    return inputsIn(location.hash, before) ?? before;
  });
  const [texts, setTexts] = useState(() => textsOfInputs(inputs));
  const root = useRef<HTMLDivElement>(null);

  useEffect(lookAtStorage, []);
  useEffect(() => {
    if (focus) root.current?.querySelector('input')?.focus();
    // A shared link has inputs in its hash, so the browser finds no element to scroll to.
    else if (hashName() !== 'brief') root.current?.closest('section')?.scrollIntoView();
  }, [focus]);
  const follow = useEffectEvent(() => {
    const read = inputsIn(location.hash, inputs);
    if (!read) return;
    setInputs(read);
    setTexts(textsOfInputs(read));
    // Such as from the inventory, which may be far away.
    root.current?.closest('section')?.scrollIntoView();
    root.current?.querySelector('input')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const listener = () => follow();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);

  const change = (next: Inputs, nextTexts = texts) => {
    setInputs(next);
    setTexts(nextTexts);
    if (optionalStorageAllowed()) rememberedBrief.write(hashOfInputs(next));
    writeAddress(hashOfInputs(next), 'same');
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
          chosen={inputs.regimes}
          onTexts={(next) => change(readInputs(next, inputs).inputs, next)}
          onChosen={(ids) => change({ ...inputs, regimes: known.filter((id) => ids.includes(id)) })}
          onReset={() => change(defaultInputs, textsOfInputs(defaultInputs))}
        />
        <BriefSheet inputs={drawn} today={day} />
      </div>
      <BriefActions
        inputs={inputs}
        reading={reading(inputs, day)}
        due={dueDates(regimes, inputs.regimes)}
        today={today}
      />
    </div>
  );
}

type ActionsProps = { inputs: Inputs; reading: Reading; due: readonly DueDate[]; today: Date };

/** Prints the brief alone: with `data-print`, the style sheet hides everything else. */
function printBrief(): void {
  const root = document.documentElement;
  setData(root, 'print', 'brief');
  addEventListener('afterprint', () => toggleData(root, 'print', false), { once: true });
  print();
}

function BriefActions({ inputs, reading, due, today }: ActionsProps) {
  const save = (name: string, type: string, text: string) =>
    release(() => saveFile({ name, type, text }));
  return (
    <div className="panel-columns no-print">
      <div>
        <h3>{labels.keepIt}</h3>
        <div className="actions mt-4">
          <Button look="primary" onClick={() => release(printBrief)}>
            {labels.print}
          </Button>
          <Button
            disabled={due.length === 0}
            onClick={() =>
              save(
                'migration-brief.ics',
                'text/calendar;charset=utf-8',
                calendarOf(due, vendor, today),
              )
            }
          >
            {labels.calendar}
          </Button>
          <Button
            onClick={() =>
              save(
                'migration-brief.csv',
                'text/csv;charset=utf-8',
                briefTable(due, inputs, reading),
              )
            }
          >
            {labels.table}
          </Button>
        </div>
        {isGated && (
          <div className="panel-note">
            <LockReason />
          </div>
        )}
      </div>
      <div>
        <h3>{labels.passItOn}</h3>
        <div className="actions mt-4">
          {/* Not FormOpener, whose link for pages without script brings the code of messages. */}
          <ByMail reply={replyWithin('architecture-review')} plain>
            <Opener
              opens="architecture-review"
              look="secondary"
              presets={requestOf(inputs, reading, due)}
            >
              {labels.attach}
            </Opener>
          </ByMail>
          <CopyButton text={() => new URL(hashOfInputs(inputs), location.href).href}>
            {labels.copyLink}
          </CopyButton>
        </div>
        <p className="panel-note">{labels.linkHolds}</p>
      </div>
    </div>
  );
}
