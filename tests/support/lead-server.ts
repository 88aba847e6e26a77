import type { AddressInfo } from 'node:net';

import { leadReceiver } from '../../examples/lead-receiver/receiver.mjs';

/** The example's receiver of leads, on a port of its own. */
export async function leadServer(options: Parameters<typeof leadReceiver>[0]) {
  const server = leadReceiver(options);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    stop: () =>
      new Promise((done) => {
        server.close(done);
      }),
  };
}
