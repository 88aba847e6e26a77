declare module 'virtual:made-files' {
  /** Throws if the build did not make the file. */
  export const madeFile: (
    path: import('./made-file.ts').MadePath,
  ) => import('./made-file.ts').MadeFile;
}
