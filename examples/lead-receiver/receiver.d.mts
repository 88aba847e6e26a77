import type { Server } from 'node:http';

export declare function leadReceiver(options: { origin: string; file: string }): Promise<Server>;
