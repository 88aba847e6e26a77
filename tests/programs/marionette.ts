import { connect, type Socket } from 'node:net';

/** Takes whole packets, `length:json`, out of what has come. */
function* packetsIn(come: { bytes: Buffer }): Generator {
  for (;;) {
    const colon = come.bytes.indexOf(':');
    if (colon === -1) return;
    const end = colon + 1 + Number(come.bytes.subarray(0, colon).toString());
    if (come.bytes.length < end) return;
    yield JSON.parse(come.bytes.subarray(colon + 1, end).toString());
    come.bytes = come.bytes.subarray(end);
  }
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject);
  });

/**
 * Connects to Marionette, the remote control of Mozilla's programs.
 * @returns a function that runs a script in the program itself, with its rights, and returns what it resolves to
 */
export async function connectMarionette(port: number) {
  const socket = await open(port);
  const come = { bytes: Buffer.alloc(0) };
  const waiting = new Map<unknown, (answer: unknown[]) => void>();
  socket.on('data', (bytes) => {
    come.bytes = Buffer.concat([come.bytes, bytes]);
    for (const packet of packetsIn(come)) {
      // The first packet greets.
      if (Array.isArray(packet)) waiting.get(packet[1])?.(packet);
    }
  });
  const ended = new Promise<never>((_resolve, reject) => {
    socket.once('close', () => reject(new Error('The program ended before it answered')));
  });
  ended.catch(() => {});
  let last = 0;
  const command = async (name: string, parameters: object) => {
    last += 1;
    const text = JSON.stringify([0, last, name, parameters]);
    const answer = new Promise<unknown[]>((resolve) => {
      waiting.set(last, resolve);
    });
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await Promise.race([answer, ended]);
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  };
  await command('WebDriver:NewSession', { timeouts: { script: 60_000 } });
  await command('Marionette:SetContext', { value: 'chrome' });
  return {
    run: (script: string, ...args: readonly string[]) =>
      command('WebDriver:ExecuteAsyncScript', { script, args }),
    quit: () => command('Marionette:Quit', { flags: ['eForceQuit'] }),
  };
}
