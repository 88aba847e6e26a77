import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { htmlFile } from '../../../generator/page-file.ts';
import { builtRules } from '../../../generator/built-rules.ts';
import { headersFor } from '../../../generator/headers.ts';
import { siteHandler } from '../../../scripts/site-handler.ts';
import { pause } from '../browser.ts';
import { listen, type Server } from '../servers.ts';
import { type PageMessage, probe } from './probe.ts';

type Options = {
  readonly from: string;
  readonly to: string;
  /** Whether pages may be prerendered. */
  readonly ahead: boolean;
  /** Delays every response, like a distant server. */
  readonly delayMs: number;
};

export type WatchedSite = Server & {
  readonly options: Options;
  readonly nextMessage: <Kind extends PageMessage['kind']>(
    kind: Kind,
    path?: string,
  ) => Promise<Extract<PageMessage, { kind: Kind }>>;
  /** Sends the browser to another address when its page has settled. */
  readonly go: (address: string) => void;
};

const timeoutMs = 15_000;

/** Serves a folder and adds the probe to every page, from the same origin as the site's policy requires. */
export async function watchSite(folder: string, options: Options): Promise<WatchedSite> {
  const messages = new EventEmitter();
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
    if (request.url === '/bench/message') {
      const message: PageMessage = JSON.parse(await text(request));
      response.end();
      // The browser has left the page whose request is pending.
      if (message.kind === 'painted' && message.page !== asking?.page) asking = undefined;
      messages.emit('message', message);
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

  const nextMessage: WatchedSite['nextMessage'] = (kind, path) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        messages.off('message', listener);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`No page sent "${kind}" within ${timeoutMs / 1000} s`));
      }, timeoutMs);
      const listener = (message: PageMessage) => {
        const isOther = path !== undefined && !('path' in message && message.path === path);
        if (message.kind !== kind || isOther) return;
        stop();
        resolve(message as Extract<PageMessage, { kind: typeof kind }>);
      };
      messages.on('message', listener);
    });
  const server = await listen((request, response) => {
    // Requests fail when the browser leaves their page.
    handle(request, response).catch(() => response.destroy());
  });
  return {
    ...server,
    options,
    nextMessage,
    go,
  };
}
