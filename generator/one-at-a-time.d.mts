export declare function claimFolder(): () => void;
