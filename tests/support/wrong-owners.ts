/**
 * What an owner may do wrong: a file, what becomes of its text, and what the build has to name. Each stops it in one
 * sentence, without a stack trace.
 */
export const wrongOwners = {
  'a time zone that is none': {
    file: 'src/config/site.ts',
    change: (text: string) => text.replace(/"zone":"[^"]*"/, '"zone":"Europe/Wien"'),
    named: /src\/config\/site\.ts/,
  },
  'a name in letters that no typeface has': {
    file: 'src/config/site.ts',
    change: (text: string) => text.replace(/"legalName":"(?:\\.|[^"])*"/, '"legalName":"Ωμέγα"'),
    named: /src\/config\/site\.ts, for .*no typeface has/,
  },
  'an address without https': {
    file: 'src/config/site.ts',
    change: (text: string) => text.replace(/"url":"[^"]*"/, '"url":"owner.example"'),
    named: /src\/config\/site\.ts/,
  },
  'facts that are no code': {
    file: 'src/config/site.ts',
    change: (text: string) => text.replace('"name":', '"name"'),
    named: /src\/config\/site\.ts/,
  },
  'a fact without quotation marks': {
    file: 'src/config/site.ts',
    change: (text: string) => text.replace(/"legalName":"(?:\\.|[^"])*"/, '"legalName":Meridian'),
    named: /src\/config\/site\.ts:\d+: Meridian is neither in quotation marks nor known/,
  },
  'a slug with a blank': {
    file: 'src/config/slug.ts',
    change: () => "export const slug = 'My Shop';\n",
    named: /slug "My Shop"/,
  },
  'no language': {
    file: 'src/config/languages.ts',
    change: (text: string) => text.replace(/= \[.*\];/s, '= [] as never;'),
    named: /src\/config\/languages\.ts/,
  },
  'a language without translations': {
    file: 'src/config/languages.ts',
    change: (text: string) =>
      text.replace(
        /\];\s*$/,
        ', { tag: "nl", name: "Nederlands", path: "/nl", locale: "nl-NL", lacksPage: "niet" }];\n',
      ),
    named: /src\/config\/languages\.ts/,
  },
  'the contact page taken off': {
    file: 'src/config/published.ts',
    change: (text: string) => text.replace(/(unpublished.*) = .*/, "$1 = ['/contact'];"),
    named: /src\/config\/published\.ts:\s+\/contact has to stay/,
  },
  'a page taken off that is none': {
    file: 'src/config/published.ts',
    change: (text: string) => text.replace(/(unpublished.*) = .*/, "$1 = ['/nowhere' as never];"),
    named: /src\/config\/published\.ts.*\/nowhere/s,
  },
  'a demonstration that is none': {
    file: 'src/config/published.ts',
    change: (text: string) =>
      text.replace(/(const demos:.*) = /, "$1 = ['nothing' as never, ...[]] || "),
    named: /src\/config\/published\.ts.*nothing/s,
  },
  'a text with a script': {
    file: 'src/content/blog/random-0.mdx',
    change: (text: string) => `${text}\n<script>alert(1)</script>\n`,
    named: /src\/content\/blog\/random-0\.mdx:\d+/,
  },
  'a text without its picture': {
    file: 'src/content/blog/random-0.mdx',
    change: (text: string) => `${text}\n![A rack](./nowhere.jpg)\n`,
    named: /src\/content\/blog\/random-0\.mdx:\d+.*nowhere\.jpg/,
  },
  'a text with a field that is none': {
    file: 'src/content/blog/random-0.mdx',
    change: (text: string) => text.replace('---\n', '---\nauthors: Ada\n'),
    named: /src\/content\/blog\/random-0\.mdx:\d+.*authors/s,
  },
  'a title in letters that no typeface has': {
    file: 'src/content/blog/zero-trust-implementation.mdx',
    change: (text: string) => text.replace(/title: .*/, "title: 'א'"),
    named: /src\/content\/blog\/zero-trust-implementation\.mdx:\d+.*א/,
  },
  'front matter that does not end': {
    file: 'src/content/blog/random-0.mdx',
    change: (text: string) => text.replace(/\n---\n/, '\n'),
    named: /src\/content\/blog\/random-0\.mdx/,
  },
} as const;
