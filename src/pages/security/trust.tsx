import { madeFile } from 'virtual:made-files';

import {
  evidenceColumns,
  evidenceNote,
  opening,
  requestDocuments,
  trust,
  withThisEdition,
} from '../../content/pages/security.ts';
import { withBase } from '../../config/base.ts';
import { language } from '../../config/language.ts';
import { acts, withoutUs } from '../../content/product/acts.ts';
import { actColumns } from '../../content/product/authority.ts';
import { custodyColumns, custodyRows } from '../../content/product/custody.ts';
import { artifacts } from '../../content/product/evidence.ts';
import { statusPage } from '../../content/product/support.ts';
import { requests } from '../../content/requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { signatureFigure } from '../../figures/pages/waves.ts';
import { longDate } from '../../lib/text/format.ts';
import { factsOf } from '../../sections/file-download.tsx';
import { HeroIndex } from '../../sections/hero/heroes.tsx';
import { Fold } from '../../sections/fold.tsx';
import { FactList } from '../../sections/lists.tsx';
import { Section } from '../../sections/section.tsx';
import { PlainTable } from '../../sections/tables.tsx';
import { whoRunsWhat } from '../../sections/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { LazyFigure } from '../../ui/figure.tsx';

const groups = (['customer', 'us'] as const).map((holder) => ({
  id: `signed-by-${holder}`,
  title: opening.groups[holder],
  items: acts
    .filter(({ key }) => key.holder === holder)
    .map(({ id, act, moves, opens }) => {
      const tone = opens ? 'ok' : holder === 'customer' ? 'signal' : 'data';
      return {
        href: `#act-${id}`,
        name: act,
        status: <Badge tone={tone}>{moves}</Badge>,
        curve: <LazyFigure figure={signatureFigure(opens, tone)} decorative />,
      };
    }),
}));

/** For the social picture: what each side signs, from the record. */
export const scene = () => acts.map(({ opens }) => signatureFigure(opens, opens ? 'ok' : 'data'));

const Opening = () => (
  <HeroIndex heading={opening.heading} lede={opening.lede} groups={groups} readout={opening.drawn}>
    <ButtonTo look="primary" large to="#evidence" label={opening.evidence} />
    <ButtonTo large to="#disclosure" label={opening.report} />
  </HeroIndex>
);

/** Documents are in English, which their links say in another language. */
const documentLanguage = /^en\b/.test(language) ? undefined : 'en';

const { signatures, custody, gone, evidence } = trust;

const Evidence = () => (
  <Section {...evidence} ground="raised">
    <Fold of={evidence.heading}>
      <PlainTable
        caption={evidence.heading}
        columns={evidenceColumns}
        rows={artifacts.map(({ file, name, text, date }) => ({
          head: (
            <a className="link" href={withBase(file)} hrefLang={documentLanguage}>
              {name}
            </a>
          ),
          cells: [
            date ? longDate(date) : withThisEdition,
            factsOf(file.endsWith('.pdf') ? 'PDF' : 'JSON', madeFile(file)),
            text,
          ],
        }))}
      />
    </Fold>
    <p className="mt-8 max-w-[42rem] text-ink-2">{`${evidenceNote} ${statusPage}`}</p>
    <p className="mt-6">
      <RequestLink request={requests.evidence} path="/security">
        {requestDocuments}
      </RequestLink>
    </p>
  </Section>
);

/** Who signs, who holds, what happens without us, and what shows it. */
export const Trust = () => (
  <>
    <Opening />
    <Section {...signatures} fold>
      <PlainTable
        caption={signatures.heading}
        columns={actColumns}
        rows={acts.map(({ id, act, cells }) => ({ id: `act-${id}`, head: act, cells }))}
      />
    </Section>
    <Section {...custody} ground="raised" fold>
      <PlainTable
        caption={whoRunsWhat}
        columns={custodyColumns}
        rows={custodyRows.map(([head, ...cells]) => ({ head, cells }))}
      />
    </Section>
    <Section {...gone} rhythm={1}>
      <FactList columns={2} items={withoutUs} />
    </Section>
    {artifacts.length > 0 && <Evidence />}
  </>
);
