export declare const buildSources: readonly string[];
