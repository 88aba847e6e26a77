import { globSync, readdirSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';

import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';

import type { Engine, Size, Start, Tab } from './driver.ts';
import { startWebkitServer, webkitPrograms } from './webkit-server.ts';

const [browser = '/usr/lib/webkit2gtk-4.1/MiniBrowser'] = globSync(
  '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
);

const args = ({ storage = true, pageCache = true }: Start) => [
  '--automation',
  '--enable-write-console-messages-to-stdout=true',
  ...(storage ? [] : ['--enable-html5-local-storage=false']),
  ...(pageCache ? [] : ['--enable-page-cache=false']),
];

const keys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
  Space: ' ',
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
};

/** What WebKit writes as an error and what is none: MiniBrowser refuses `mailto:`, and these two by its standard. */
const harmless = /ResizeObserver loop completed|Skipping view transition|mailto:/;

const faultsIn = (output: string) =>
  output.split('\n').filter((line) => /^CONSOLE \w+ ERROR/.test(line) && !harmless.test(line));

/** The window's size is set later than the command returns; it ends at its narrowest if it cannot be as wanted. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const measure = () =>
    driver.executeScript<number[]>(
      'return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]',
    );
  const [, , besides = 0, above = 0] = await measure();
  await driver
    .manage()
    .window()
    .setRect({
      x: 0,
      y: 0,
      width: width + Math.max(besides, 0),
      height: height + Math.max(above, 0),
    });
  const wanted = `${width},${height}`;
  let before = '';
  for (let same = 0; same < 3 && before !== wanted;) {
    await driver.sleep(50);
    const now = (await measure()).slice(0, 2).join();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

type Server = Awaited<ReturnType<typeof startWebkitServer>>;

type Session = {
  readonly driver: WebDriver;
  readonly server: Server;
  /** The window that commands go to: the one that was switched to last. */
  current: string;
};

/** The window that was opened last. */
async function tabOf(session: Session): Promise<Tab> {
  const { driver, server } = session;
  const handle = await driver.getWindowHandle();
  session.current = handle;
  const mails: string[] = [];
  const here = async () => {
    if (session.current !== handle) await driver.switchTo().window(handle);
    session.current = handle;
  };
  const pointer = async (x: number, y: number) => {
    await here();
    const [atX, atY] = [Math.round(x), Math.round(y)];
    return driver.actions().move({ x: atX, y: atY, origin: Origin.VIEWPORT, duration: 0 });
  };
  return {
    open: async (url) => {
      await here();
      await driver.get(url);
    },
    evaluate: async (expression) => {
      await here();
      return driver.executeScript(`return (${expression})`);
    },
    movePointer: async (x, y) => (await pointer(x, y)).perform(),
    click: async (x, y) => (await pointer(x, y)).click().perform(),
    press: async (key) => {
      await here();
      const [last = '', ...held] = key.split('+').toReversed();
      let actions = driver.actions();
      for (const one of held) actions = actions.keyDown(keys[one] ?? one);
      actions = actions.sendKeys(keys[last] ?? last);
      for (const one of held) actions = actions.keyUp(keys[one] ?? one);
      await actions.perform();
    },
    type: async (text) => {
      await here();
      await driver.actions().sendKeys(text).perform();
    },
    resize: async (size) => {
      await here();
      await resize(driver, size);
    },
    mails: async () => {
      await here();
      const url = await driver.getCurrentUrl();
      if (!url.startsWith('mailto:')) return mails;
      // The browser goes to the link, as it would to a mail service. Until it is there, Back would leave the site.
      if ((await driver.executeScript('return location.protocol')) === 'http:') return mails;
      mails.push(url);
      await driver.navigate().back();
      return mails;
    },
    downloads: async () => readdirSync(server.downloads),
    faults: async () => faultsIn(server.output()),
    another: async () => {
      await here();
      // A window, because the driver never ends a press in a tab that lies behind another.
      await driver.switchTo().newWindow('window');
      return tabOf(session);
    },
  };
}

/** A browser with a server of its own. One was seen never to start: after a minute, another is started. */
async function startBrowser(start: Start, running: Set<Server>, left = 3) {
  const server = await startWebkitServer(start);
  running.add(server);
  const options = { binary: browser, args: args(start) };
  const driver = new Builder()
    .usingServer(server.url)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  const session = driver.getSession().catch((error: unknown) => {
    if (running.has(server)) throw error;
  });
  const late = after(60_000, 'late', { ref: false });
  if (left === 0 || (await Promise.race([session, late])) !== 'late') {
    await session;
    return { server, driver };
  }
  running.delete(server);
  await server.stop();
  return startBrowser(start, running, left - 1);
}

export const webkit: Engine = {
  programs: [...webkitPrograms, browser],
  pageCache: true,
  // A server for each visitor: one was seen never to start its next browser after the last had ended.
  launch: async (start) => {
    const running = new Set<Server>();
    return {
      visit: async () => {
        const { server, driver } = await startBrowser(start, running);
        // While a page is loaded again, the driver may never answer: visitors ask again.
        await driver.manage().setTimeouts({ script: 10_000 });
        const tab = await tabOf({ driver, server, current: '' });
        const leave = async () => {
          running.delete(server);
          await server.stop();
        };
        return { tab, leave };
      },
      close: async () => {
        for (const server of running) await server.stop();
      },
    };
  },
};
