import { sampleNames } from '../../config/sample-names.ts';
import { archivesOf, version } from './sdk-archives.ts';

const archives = archivesOf(sampleNames);

/** The client library is in no public registry. */
export const sdk = {
  sample: true,
  delivery:
    'You get the client library as an archive, together with its SHA-256 and its signatures. It is in no public registry: a package there that uses our name isn’t ours.',
  version,
  archives,
  /** By language. */
  install: {
    node: `npm install ./${archives.node}`,
    python: `python -m pip install ./${archives.python}`,
    java: `implementation(files("libs/${archives.java}"))`,
    php: `composer config repositories.${sampleNames.SLUG} artifact ./packages\ncomposer require ${sampleNames.SLUG}/sdk:${version}`,
    ruby: `gem unpack ./${archives.ruby} --target vendor\nbundle add ${sampleNames.SLUG}-sdk --version ${version} --path vendor/${sampleNames.SLUG}-sdk-${version}`,
  },
} as const;
