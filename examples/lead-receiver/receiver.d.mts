import type { Server } from 'node:http';

import type { Lead } from '../../src/lib/mail/deliver.ts';

export declare function leadReceiver(options: {
  origin: string;
  file: string;
  limits?: { aMinute: number; aDay: number };
}): Server;

export declare function leadsIn(
  file: string,
): readonly (Lead & { readonly key: string; readonly receivedAt: string })[];

export declare function deleteLeads(file: string, days: number): number;
