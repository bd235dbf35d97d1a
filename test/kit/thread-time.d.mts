export declare const threadMs: () => number;
