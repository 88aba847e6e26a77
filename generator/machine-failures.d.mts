export declare function machineFailure(error: { code?: unknown; message?: string }): string | null;
