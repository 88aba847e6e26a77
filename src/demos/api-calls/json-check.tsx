import { useDeferredValue } from 'react';

import { findJsonFault } from '../../lib/text/json-fault.ts';

/** Validates a text as JSON. Deferred, so that it never delays typing. */
export function JsonCheck({ id, text }: { id: string; text: string }) {
  const fault = findJsonFault(useDeferredValue(text));
  return (
    <p id={id} className={fault ? 'field-error' : 'panel-note'}>
      {fault
        ? `Line ${fault.line}, column ${fault.column}: ${fault.message}`
        : 'Valid JSON. Ctrl+Enter sends it.'}
    </p>
  );
}
