import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { leadReceiver } from '../../examples/lead-receiver/receiver.mjs';

/** The example's receiver of leads, on a port of its own. */
export async function leadServer(options: Parameters<typeof leadReceiver>[0]) {
  const server = leadReceiver(options);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    stop: () => once(server.close(), 'close'),
  };
}
