import type { SampleNames } from '../../config/sample-names.ts';

export const version = '1.4.0';

/** File names by language. */
export const archivesOf = ({ SLUG, MODULE }: Pick<SampleNames, 'SLUG' | 'MODULE'>) =>
  ({
    node: `${SLUG}-sdk-${version}.tgz`,
    cli: `${SLUG}-cli-${version}.tgz`,
    python: `${MODULE}_sdk-${version}-py3-none-any.whl`,
    java: `${SLUG}-spring-boot-starter-${version}.jar`,
    php: `${SLUG}-sdk-${version}.zip`,
    ruby: `${SLUG}-sdk-${version}.gem`,
  }) as const;
