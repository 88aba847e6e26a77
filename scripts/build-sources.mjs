/** Everything that a build reads beside its packages, from the project's root. */
export const buildSources = [
  'src',
  'build',
  'package.json',
  // The page on accessibility names the versions of the programs that check the site.
  'tools/audit/package.json',
  'tsconfig.json',
  'vite.config.ts',
];
