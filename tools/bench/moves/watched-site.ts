import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { htmlFile } from '../../../build/page-file.ts';
import { builtRules } from '../../../build/built-rules.ts';
import { headersFor } from '../../../build/headers.ts';
import { siteHandler } from '../../../scripts/site-handler.ts';
import { pause } from '../browser.ts';
import { listen, type Server } from '../servers.ts';
import { probe, type Said } from './probe.ts';

type Options = {
  /** The two addresses the run moves between. */
  readonly from: string;
  readonly to: string;
  /** Whether pages may be rendered ahead. */
  readonly ahead: boolean;
  /** How long every answer is held back, as a distant server would. */
  readonly delayMs: number;
};

export type WatchedSite = Server & {
  readonly options: Options;
  /** The next thing of its kind that a page says. */
  readonly heard: <Kind extends Said['kind']>(
    kind: Kind,
    path?: string,
  ) => Promise<Extract<Said, { kind: Kind }>>;
  /** Sends the browser to another address as soon as its page has come to rest. */
  readonly go: (address: string) => void;
};

const patienceMs = 15_000;

/**
 * Serves a folder with a script of the run's own in every page. It comes from the same origin, so the
 * site's policy holds as it is.
 */
export async function watchSite(folder: string, options: Options): Promise<WatchedSite> {
  const voice = new EventEmitter();
  let asking: { page: number; response: ServerResponse } | undefined;
  let wanted: string | undefined;
  const answer = () => {
    if (!asking || wanted === undefined) return;
    asking.response.end(JSON.stringify({ go: wanted }));
    asking = wanted = undefined;
  };
  const go = (address: string) => {
    wanted = address;
    answer();
  };
  const rules = builtRules(folder);
  const files = siteHandler(folder);
  const script = `<script src="/bench/probe.js" data-to="${options.to}"></script>`;

  const page = (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = join(folder, htmlFile(request.url ?? '/'));
    if (!existsSync(file)) return false;
    const headers = headersFor(rules, request.url ?? '/');
    if (!options.ahead) headers.delete('Speculation-Rules');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    response.setHeaders(headers);
    response.end(readFileSync(file, 'utf8').replace('</head>', `${script}</head>`));
    return true;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/bench/say') {
      const said = JSON.parse(await text(request)) as Said;
      response.end();
      // The page before has been left; what it asks is answered to no one.
      if (said.kind === 'painted' && said.page !== asking?.page) asking = undefined;
      voice.emit('said', said);
    } else if (request.url === '/bench/next') {
      asking = { page: Number(await text(request)), response };
      answer();
    } else if (request.url === '/bench/probe.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${probe.toString()})()`);
    } else {
      await pause(options.delayMs);
      if (!page(request, response)) files(request, response);
    }
  };

  const heard: WatchedSite['heard'] = (kind, path) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        voice.off('said', listener);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`No page said "${kind}" within ${patienceMs / 1000} s`));
      }, patienceMs);
      const listener = (said: Said) => {
        if (said.kind !== kind || (path !== undefined && !('path' in said && said.path === path)))
          return;
        stop();
        resolve(said as Extract<Said, { kind: typeof kind }>);
      };
      voice.on('said', listener);
    });
  const server = await listen((request, response) => {
    // A page that is left ends what it was saying.
    handle(request, response).catch(() => response.destroy());
  });
  return {
    ...server,
    options,
    heard,
    go,
  };
}
