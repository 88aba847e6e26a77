/**
 * The page `/components` of the development server: every component of `ui/` and `sections/` in its states, to look
 * through before building. `SITE_LANGUAGE=de npm run dev` shows it in German. No site has it.
 */
import { Children, Fragment, isValidElement, type ReactNode } from 'react';

import type { Assets } from '../../generator/files/assets.ts';
import { renderPage } from '../../generator/pages/render-page.tsx';
import { language } from '../../src/config/language.ts';
import { identityBitsFigure } from '../../src/figures/articles/identity-bits.ts';
import { zonePlates } from '../../src/figures/scenes/zone-plates.ts';
import { sceneStill } from '../../src/figures/scenes/still.ts';
import { island } from '../../src/runtime/island.tsx';
import * as articles from '../../src/sections/article/article-links.tsx';
import { Bench, VerdictBox } from '../../src/sections/bench.tsx';
import { Entry, EntryList } from '../../src/sections/entry.tsx';
import { EventWhen } from '../../src/sections/event-when.tsx';
import { Axis, Legend } from '../../src/sections/figure-labels.tsx';
import { CheckFileButton, MediaKit } from '../../src/sections/file-download.tsx';
import { pageSheetHref } from '../../src/sections/hero/hero-parts.tsx';
import * as heroes from '../../src/sections/hero/heroes.tsx';
import { Imprint, LegalTool } from '../../src/sections/legal-page.tsx';
import { Fold } from '../../src/sections/fold.tsx';
import { FactList, IndexRows, Weeks } from '../../src/sections/lists.tsx';
import { Quote } from '../../src/sections/quote.tsx';
import { Scene, StarScene } from '../../src/sections/scene.tsx';
import { SealedRecord } from '../../src/sections/sealed-record.tsx';
import { Bleed, NextStep, Section } from '../../src/sections/section.tsx';
import { Columns, Pair, Stage, TwoWitnesses } from '../../src/sections/side-by-side.tsx';
import { SortHeader } from '../../src/sections/sort-header.tsx';
import { NumberedSources, SourceNotes, Sources } from '../../src/sections/sources.tsx';
import { Status } from '../../src/sections/status.tsx';
import * as tables from '../../src/sections/tables.tsx';
import { Bars, Key, Stack, ToScaleRows } from '../../src/sections/to-scale-rows.tsx';
import { Badge, type BadgeTone } from '../../src/ui/badge.tsx';
import * as buttons from '../../src/ui/button.tsx';
import { ByMail, MailAddress } from '../../src/ui/by-mail.tsx';
import { CopyButton } from '../../src/ui/copy-button.tsx';
import { NoticeBox } from '../../src/ui/dialog.tsx';
import { Figure, LazyFigure } from '../../src/ui/figure.tsx';
import type { FieldSpec } from '../../src/ui/form/field-spec.ts';
import { required } from '../../src/ui/form/field-spec.ts';
import { Fields } from '../../src/ui/form/field.tsx';
import { FormFrame, RequiredNote } from '../../src/ui/form/form-frame.tsx';
import { HashDialog } from '../../src/ui/hash-dialog.tsx';
import * as icons from '../../src/ui/icons.tsx';
import { FilledText, InlineText, Items, Paragraphs, Raised } from '../../src/ui/inline-text.tsx';
import { ExternalLink, MoreLink } from '../../src/ui/links.tsx';
import { MailActions, MessageView } from '../../src/ui/message-view.tsx';
import { Opener } from '../../src/ui/opener.tsx';
import PrintIsland from '../../src/ui/print-button.island.tsx';
import { ProseLayout, ProseTable } from '../../src/ui/prose.tsx';
import * as apps from '../../src/ui/surface/apps.tsx';
import { Editor, FetchedEditor } from '../../src/ui/surface/editor.tsx';
import * as surfaces from '../../src/ui/surface/surface.tsx';
import { Tabs } from '../../src/ui/tabs.tsx';

const { Surface, Rows } = surfaces;

const [word, heading, text, more] =
  language === 'de'
    ? ['Schlüssel', 'Schlüsselverwaltung', 'Ein Satz sagt, was dort steht.', 'Mehr']
    : ['Key', 'Key management', 'One sentence says what is there.', 'More'];

const linked = `${text} [${more}](/docs)`;
const tones: readonly BadgeTone[] = ['ink', 'attack', 'signal', 'data', 'series', 'ok', 'soon'];
const link = { label: more, to: '/docs' } as const;
const items = [1, 2].map((number) => ({ term: `${word} ${number}`, text }));
const rows = items.map(({ term }) => ({ term, value: '256' }));
const bars = [
  { label: word, percent: 100, value: '100 ms', tone: 'data' },
  { label: word, percent: 30, from: 40, value: '30 ms', tone: 'attack' },
] as const;
const sources = [{ label: 'RFC 9116', href: 'https://www.rfc-editor.org/rfc/rfc9116' }];
const legend = tones.slice(1, 4).map((tone, index) => ({ term: word, text, tone, at: 30 * index }));
const figure = identityBitsFigure();
const scene = <LazyFigure figure={sceneStill(zonePlates, 'wide')} decorative />;
const head = { heading, lede: text, children: <buttons.ButtonTo {...link} /> };
const table = {
  caption: heading,
  columns: [word, more],
  rows: items.map(({ term }) => ({ head: term, cells: ['256'] })),
};
const post = {
  slug: 'components-post',
  title: heading,
  categoryName: word,
  date: '2026-11-02',
  readTime: '5 min',
  author: 'Ada Byron',
  excerpt: text,
  figure: 'malus',
} as const;
const message = { to: 'ada@example.com', subject: heading, body: `${text}\n\n${text}` };
const tokens = [['const'], [' key = 1;']] as const;
const surface = (
  <Surface title={heading} state={word} tone="ok" foot={more}>
    <Rows items={rows} />
  </Surface>
);
const file = { sha256: '0'.repeat(64), bytes: 120_000, pages: 4 };

const fields = [
  { name: 'name', label: word, kind: 'text', half: true, rule: required(text) },
  { name: 'mail', label: 'E-mail', kind: 'email', half: true, hint: more },
  { name: 'secret', label: heading, kind: 'password' },
  { name: 'size', label: heading, kind: 'select', options: [{ value: '1', label: word }] },
  { name: 'note', label: heading, kind: 'textarea', rows: 2, marked: true },
] as const satisfies readonly FieldSpec[];

/** A form without and with what a refused submit says. */
const form = (idPrefix: string, errors: Readonly<Record<string, string>>) => (
  <FormFrame
    form={{ idPrefix, refusal: { count: 1, errors }, props: {} as never }}
    label={`${heading} ${idPrefix}`}
  >
    <RequiredNote fields={fields} />
    <Fields form={{ idPrefix, errors, values: { mail: 'ada@example' } }} fields={fields} />
  </FormFrame>
);

const PrintButton = island(PrintIsland);

/** The states of each component; those that fill the window are sections of their own. */
const shown: Readonly<Record<string, ReactNode>> = {
  Badge: (
    <>
      <Badge>{word}</Badge>
      <Badge hint={text}>{word}</Badge>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Status available />
      <Status available={false} inLink />
    </>
  ),
  Buttons: (
    <>
      {(['primary', 'secondary', 'quiet'] as const).flatMap((look) => [
        <buttons.Button key={look} look={look}>
          {look}
        </buttons.Button>,
        <buttons.Button key={`large ${look}`} look={look} large disabled>
          {look}
        </buttons.Button>,
      ])}
      <buttons.ButtonLink href="/docs">{more}</buttons.ButtonLink>
      <buttons.ButtonTo {...link} look="primary" />
      <buttons.Copy text={text}>{more}</buttons.Copy>
      <buttons.Copy part="components-part">{more}</buttons.Copy>
      <CopyButton text={text}>{more}</CopyButton>
      <ByMail reply={more}>
        <buttons.Button>{word}</buttons.Button>
      </ByMail>
      <MailAddress of="write@example.com" />
      <Opener opens="check-file" look="secondary">
        {word}
      </Opener>
      <CheckFileButton about={word} />
      <PrintButton />
    </>
  ),
  Icons: (
    <>
      <icons.ChevronIcon />
      <icons.CloseIcon />
      <icons.MenuIcon />
      <icons.SearchIcon />
      <icons.MailIcon />
      <icons.ArrowIcon />
    </>
  ),
  Texts: (
    <>
      <InlineText>{linked}</InlineText> <FilledText text="{one}" values={{ one: <b>{word}</b> }} />
      <Raised text="2^64" />
      <Paragraphs of={[linked]} />
      <ul>
        <Items of={[linked]} />
      </ul>
      <ExternalLink href="https://example.com">{more}</ExternalLink>
      <MoreLink to="/docs" label={more} />
      <SourceNotes numbers={[1]} />
    </>
  ),
  Forms: (
    <>
      {form('fresh', {})}
      {form('refused', { name: text, mail: text, size: text })}
    </>
  ),
  Notices: (['ok', 'error', 'neutral'] as const).map((tone) => (
    <NoticeBox key={tone} notice={{ tone, title: heading, text: word, note: more }} />
  )),
  Messages: (
    <>
      <MessageView message={message} />
      <MailActions message={message} />
    </>
  ),
  Dialog: (
    <>
      <a href="#components-dialog">{more}</a>
      <HashDialog id="components-dialog" title={heading} from="dialog">
        <p>{word}</p>
      </HashDialog>
    </>
  ),
  Tabs: (
    <>
      <Tabs label={heading} tabs={[tab('a'), tab('b')]} />
      <Tabs label={heading} tabs={[tab('c'), tab('d')]} column={word} />
    </>
  ),
  Figures: (
    <>
      <Figure figure={figure} />
      <LazyFigure figure={figure} />
      <Axis ticks={[{ at: 10, label: '10' }]} />
      <Legend items={legend} />
      <Legend items={legend.map(({ at: _, ...item }) => item)} />
      <Key items={tones.map((tone) => ({ tone, text: tone }))} />
    </>
  ),
  Surfaces: (
    <>
      {surface}
      <Surface title={heading} dashed>
        <surfaces.SurfaceSplit
          parts={[{ label: word, body: <surfaces.Highlighted sample={{ file: word, tokens }} /> }]}
        />
        <surfaces.Code>
          <surfaces.Tokens tokens={tokens} />
        </surfaces.Code>
        <surfaces.Log lines={[{ mark: '12:00', text: word, tone: 'ok' }, { text: more }]} />
        <surfaces.HexDump bytes={[0, 1, 254, 255]} perLine={8} />
        <surfaces.RedactedPrompt
          parts={[word, { removed: word }, { inserted: word }, { hidden: word }]}
        />
      </Surface>
      <Editor name={word} sample={{ file: 'key.ts', tokens }} />
      <FetchedEditor name={word} title="key.ts" address="/docs" short />
    </>
  ),
  Apps: (
    <>
      <apps.Thread
        messages={[
          { text, meta: word },
          { text, meta: word, mine: true },
        ]}
      />
      <apps.Compose heads={rows}>
        <apps.ComposeField hint={word} state={more} />
      </apps.Compose>
      <apps.AddInPane title={heading} checks={[word, more]} action={more}>
        {text}
      </apps.AddInPane>
      <apps.ShareSheet name={word} detail={more} rules={rows} until={18} />
      <apps.Toggles
        items={[
          { name: word, setting: more, on: true },
          { name: word, on: false },
        ]}
      />
      <apps.Lanes
        lanes={[false, true].map((lost) => ({ name: word, value: more, tone: 'data', lost }))}
      />
      <apps.Parts parts={[{ name: word, detail: more, tone: 'data', text }]} />
      <apps.Call line={word} controls={[more]} wave={<Figure figure={figure} />} />
    </>
  ),
  Tables: (
    <>
      <tables.PlainTable {...table} shown />
      <tables.Ledger
        {...table}
        rows={[{ head: word, cells: [<tables.Gain key="gain">{more}</tables.Gain>] }]}
      />
      <tables.SpecSheet
        {...table}
        rows={[{ use: word, listed: 'ML-KEM', misses: ['RSA', 'X25519'] }]}
      />
      <tables.DotTable
        {...table}
        rows={[{ head: <tables.Loss>{word}</tables.Loss>, cells: [{ share: 0.4, label: '40%' }] }]}
      />
      <table>
        <thead>
          <tr>
            <SortHeader column="a" order={null} onSort={() => {}}>
              {word}
            </SortHeader>
            <SortHeader
              column="b"
              order={{ column: 'b', direction: 'ascending' }}
              onSort={() => {}}
            >
              {more}
            </SortHeader>
          </tr>
        </thead>
      </table>
    </>
  ),
  Lists: (
    <>
      <FactList items={items} columns={2} />
      <FactList items={items} dashed />
      <IndexRows items={[{ href: '/docs', name: heading, detail: more }]} />
      <Weeks detail={() => word} />
      <ToScaleRows rows={[{ term: heading, detail: word, bars, note: text }]} />
      <Bars bars={bars} />
      <Stack parts={bars} value={word} />
      <SealedRecord algorithm="ML-KEM-768" textBytes={1_000} />
      <EventWhen
        event={{
          slug: 'components',
          name: heading,
          day: '2026-11-02',
          starts: '18:30',
          zone: 'UTC',
        }}
      />
      <MediaKit
        license={word}
        items={[{ name: heading, text: word, type: 'PDF', href: '/press-kit.zip', file }]}
      />
      <Imprint heading={heading} imprint={{ representatives: word, register: more } as never} />
    </>
  ),
  Bench: (
    <Bench
      input={<div>{word}</div>}
      wire={text}
      verdicts={(['ink', 'attack', 'ok', 'soon'] as const).map((tone) => (
        <VerdictBox key={tone} who={word} detail={more} verdict={tone} tone={tone} />
      ))}
    />
  ),
  'Side by side': (
    <>
      <Pair surface={surface}>{text}</Pair>
      <Pair surface={surface} right>
        {text}
      </Pair>
      <Columns items={items} />
      <TwoWitnesses caption={word}>
        {surface}
        {surface}
      </TwoWitnesses>
      <Stage start={word} console={more}>
        {surface}
      </Stage>
    </>
  ),
};

function tab(id: string) {
  return { id: `components-${id}`, label: `${word} ${id}`, panel: text };
}

/** What fills the window. */
const wide = (
  <>
    <heroes.HeroShort {...head} />
    <heroes.HeroBar title={<h1>{heading}</h1>} facts={word} action={more} />
    <heroes.HeroBelow {...head} scene={<Scene scene={zonePlates} />} readout={word} />
    <heroes.HeroBelow {...head} scene={scene} half />
    <heroes.HeroBeside {...head} scene={scene} />
    <heroes.HeroCounted {...head} scene={scene} legend={legend} />
    <heroes.HeroIndex
      {...head}
      groups={[
        {
          id: 'components-index',
          title: word,
          items: [{ href: '/docs', name: heading, status: more, curve: null }],
        },
      ]}
    />
    <Section heading={heading} lede={text} beside ground="raised" size="h2x" />
    <Section heading={heading} ground="deep" rhythm={1}>
      <StarScene preset="labs" />
    </Section>
    <Section heading={heading}>
      <Fold of={heading}>
        <p>{text}</p>
      </Fold>
    </Section>
    <Section
      heading={heading}
      rhythm={3}
      bleed={
        <Bleed caption={word} drawn>
          {scene}
        </Bleed>
      }
    />
    <Quote headed note={more} quote={text} by="Ada Byron" from={word} rating={5} others={[]} />
    <EntryList id="components-entries" heading={heading}>
      <Entry
        id="components-entry"
        title={heading}
        cover={<Figure figure={figure} />}
        choice={word}
        facts={[more]}
        badges={[word]}
        description={text}
        result={word}
        openLabel={more}
      >
        {text}
      </Entry>
    </EntryList>
    <div className="wrap">
      <articles.FeaturedPosts posts={[post]} />
      <articles.PostRows posts={[{ ...post, slug: 'components-row' }]} />
    </div>
    <articles.ArticleNeighbors
      category={word}
      neighbors={{ before: post, after: undefined, related: [post] }}
    />
    <LegalTool id="components-tool" heading={heading} text={text} noScript={word}>
      {more}
    </LegalTool>
    <ProseLayout outline={[{ id: 'components-part', text: heading }]}>{text}</ProseLayout>
    <ProseTable columns={[heading, word]} rows={[{ head: word, cells: [text] }]} />
    <NextStep heading={heading}>{head.children}</NextStep>
    <NumberedSources sources={sources} />
    <Sources sources={sources} />
  </>
);

/** The name of the first component in it. */
function nameOf(part: ReactNode): string {
  if (!isValidElement<{ children?: ReactNode }>(part)) return '';
  if (typeof part.type === 'function') return part.type.name;
  return Children.toArray(part.props.children).map(nameOf).find(Boolean) ?? '';
}

/** The states of a group by the names of their components. */
function Named({ children }: { children: ReactNode }) {
  const isGroup = isValidElement<{ children?: ReactNode }>(children) && children.type === Fragment;
  const group = isGroup ? children.props.children : children;
  return [...Map.groupBy(Children.toArray(group), nameOf)].map(([name, states]) => (
    <div key={name} className="mt-8">
      <p className="mb-3 mono text-ink-2">{name}</p>
      <div className="grid gap-4">{states}</div>
    </div>
  ));
}

/** Renders the page. Each hero asks for the sheet of pages; once is enough. */
export function renderComponents(assets: Assets) {
  const page = renderPage(
    {
      path: '/components',
      source: 'tests/dev/components.tsx',
      title: 'Components',
      description: 'Every component in its states.',
      kind: 'website',
    },
    [],
    <>
      <heroes.HeroPlain heading="Components" lede={text} meta={word} />
      {Object.entries(shown).map(([name, states]) => (
        <Section key={name} id={name.toLowerCase().replaceAll(' ', '-')} heading={name} rhythm={1}>
          <Named>{states}</Named>
        </Section>
      ))}
      {wide}
    </>,
    assets,
  );
  return {
    ...page,
    html: page.html.replaceAll(`<link rel="stylesheet" href="${pageSheetHref}"/>`, ''),
  };
}
