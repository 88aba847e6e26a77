import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may hold an address of the site: an attribute, a style, a text for programs. */
const places: readonly (readonly [files: RegExp, address: RegExp])[] = [
  [/\.(?:html|xml|svg)$/, /\s[\w:-]+=(?:"|&quot;)(\/[^"&\s]*)/g],
  [/\.(?:html|css)$/, /url\(["']?(\/[^"')]*)/g],
  [/speculation-rules\.json$/, /"(\/[^"]*)"/g],
  [/(?:^|\/)_headers$/, /^(\/\S*)/gm],
];

/**
 * The addresses in the files of a built site that leave the path at which it begins, each with a file that has it.
 * Scripts add the base when they run, so of them only whole addresses are read.
 * @param home where the site begins, without a slash at the end
 */
export function addressesOutside(folder: string, home: string): readonly string[] {
  const { origin, pathname: base } = new URL(home);
  const whole = new RegExp(
    String.raw`${origin.replaceAll('.', String.raw`\.`)}([^\s"'<>()\`&]*)`,
    'g',
  );
  const isInside = (path: string) =>
    /^[/?#$.,;]?$/.test(path.charAt(base.length)) && path.startsWith(base);
  const outside = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|css|js|json|xml|svg|txt|md|pem)$|(?:^|[/\\])_headers$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const patterns = places.filter(([files]) => files.test(file)).map(([, address]) => address);
    for (const pattern of [whole, ...patterns])
      for (const [, path = ''] of text.matchAll(pattern))
        if (!isInside(path)) outside.set(path, file);
  }
  return [...outside].map(([path, file]) => `${path} in ${file}`);
}
