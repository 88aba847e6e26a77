import { useRef, useState } from 'react';

import type { ApiAnswer, ApiCall } from './snippets.ts';
import type { Engine } from './engine.ts';

export type Result = { readonly response: ApiAnswer; readonly milliseconds: number };

/** `failed`: the engine threw, so there is no answer. */
export type Sent = Result | 'pending' | 'failed' | null;

/** Sends calls to an engine. Only the answer to the newest call is shown, however late an older one is. */
export function useSend(engine: Engine) {
  const [result, setResult] = useState<Sent>(null);
  const newest = useRef(0);
  const send = async (request: ApiCall) => {
    newest.current += 1;
    const own = newest.current;
    setResult('pending');
    const start = performance.now();
    const answer = await engine.send(request).then(
      (response): Result => ({ response, milliseconds: performance.now() - start }),
      () => 'failed' as const,
    );
    if (own === newest.current) setResult(answer);
  };
  const clear = () => {
    newest.current += 1;
    setResult(null);
  };
  return { result, send, clear };
}
