import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { fill } from '../../lib/text/fill.ts';
import { Button } from '../../ui/button.tsx';
import { useWhole } from '../../ui/dialog.tsx';
import { Fields } from '../../ui/form/field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { type Part, partsOf, type RequestSpec } from './request-spec.ts';
import * as words from './words.ts';

type PartProps = { part: Part; form: Form; step: ReactNode };

function FormPart({ part: { legend, fields, folded }, form, step }: PartProps) {
  if (folded)
    return (
      <details className="group border-y border-line">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-ink">
          <span>
            {step}
            {words.addDetails} <span className="font-normal text-ink-2">{words.optional}</span>
          </span>
          <span className="group-open:rotate-180">
            <ChevronIcon />
          </span>
        </summary>
        <div className="pt-3 pb-7">
          <Fields form={form} fields={fields} />
        </div>
      </details>
    );
  if (!legend) return <Fields form={form} fields={fields} />;
  return (
    <fieldset>
      <legend tabIndex={-1} className="mb-5 text-h3 font-semibold">
        {step}
        {legend}
      </legend>
      <Fields form={form} fields={fields} />
    </fieldset>
  );
}

type Props = {
  request: RequestSpec;
  form: Form;
  /** After the last part. */
  children: ReactNode;
};

/**
 * The parts of a form, one below the other. On a phone a form in steps shows one at a time, and checks each before the
 * next.
 */
export function FormParts({ request, form, children }: Props) {
  const whole = useWhole();
  const parts = partsOf(request);
  const inSteps = request.inSteps === true;
  const [at, setAt] = useState(0);
  const steps = useRef<HTMLDivElement>(null);
  const isLast = !inSteps || at === parts.length - 1;

  const goTo = (step: number) => {
    flushSync(() => setAt(step));
    const heading = steps.current?.children[step]?.querySelector<HTMLElement>('legend, summary');
    const details = heading?.closest('details');
    if (details) details.open = true;
    heading?.focus();
  };
  const next = () => {
    if (form.check(parts[at]?.fields ?? [])) goTo(at + 1);
  };
  /** A control of another step is asked for, such as one with an error. */
  const follow = useEffectEvent(({ target }: Event) => {
    const shown = [...(steps.current?.children ?? [])];
    const step = shown.findIndex((part) => target instanceof Node && part.contains(target));
    if (step !== -1) flushSync(() => setAt(step));
  });
  /** Enter in a field goes on as the button does. */
  const onEnter = useEffectEvent((event: Event) => {
    if (isLast || !steps.current?.nextElementSibling?.checkVisibility()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    next();
  });
  useEffect(() => {
    const element = steps.current?.closest('form');
    if (!inSteps || !element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('beforematch', (event) => follow(event), { signal });
    element.addEventListener('submit', (event) => onEnter(event), { signal, capture: true });
    return () => listeners.abort();
  }, [inSteps]);

  return (
    <>
      <div ref={steps} className="grid grid-cols-[minmax(0,1fr)] gap-y-10">
        {(whole ? parts : parts.slice(0, 1)).map((part, index) => (
          <div key={index} className={inSteps && index !== at ? 'max-sm:hidden' : undefined}>
            <FormPart
              part={part}
              form={form}
              step={
                inSteps && (
                  <span className="block text-ui font-normal text-ink-2 sm:hidden">
                    {fill(words.step, { step: index + 1, steps: parts.length })}
                  </span>
                )
              }
            />
          </div>
        ))}
      </div>
      {inSteps && whole && (
        <div className="mt-8 flex flex-wrap gap-3 sm:hidden">
          {!isLast && (
            <Button large look="primary" onClick={next}>
              {words.next}
            </Button>
          )}
          {at > 0 && (
            <Button large onClick={() => goTo(at - 1)}>
              {words.back}
            </Button>
          )}
        </div>
      )}
      <div className={isLast ? undefined : 'max-sm:hidden'}>{children}</div>
    </>
  );
}
