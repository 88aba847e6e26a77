/** Everything that a build reads besides its packages, relative to the root. */
export const buildSources = [
  'src',
  'generator',
  'package.json',
  'package-lock.json',
  // The accessibility page states the versions of the audit tools.
  'tools/audit/package.json',
  'tsconfig.json',
  'vite.config.ts',
];
