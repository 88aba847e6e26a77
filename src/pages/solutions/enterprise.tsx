import type { ReactNode } from 'react';

import { hasDemo, isPublished } from '../../config/is-published.ts';
import { demoAddresses } from '../../config/published.ts';
import { press } from '../../content/pages/press.ts';
import {
  auditLog,
  documents,
  enterprise,
  enterpriseWords,
  exitFacts,
  exitLog,
  inventoryLegend,
  keyListExport,
  orderHeads,
  procurementClaims,
  recognition,
  ruleHeads,
  rules,
  years,
} from '../../content/pages/solutions/enterprise.ts';
import { bank, bankGroups, orderOfWork } from '../../content/pages/solutions/enterprise/bank.ts';
import { compareHeads, comparison } from '../../content/pages/solutions/enterprise/comparison.ts';
import { requests } from '../../content/requests.ts';
import { enterpriseDemo } from '../../features/request/enterprise-demo/enterprise-demo.request.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { RequestLink } from '../../features/request/request-link.tsx';
import type { Layout } from '../../figures/pen/model.ts';
import { inventoryScene, laterAt } from '../../figures/scenes/counted-dots.ts';
import { byId } from '../../lib/records.ts';
import { counted } from '../../lib/text/grammar.ts';
import type { PageProps } from '../../routes.ts';
import { ClaimsTable } from '../platform/architecture/claims-table.tsx';
import { FactList, IndexRows } from '../../sections/lists.tsx';
import { HeroCounted } from '../../sections/hero/heroes.tsx';
import { PlainTable } from '../../sections/tables.tsx';
import { NextStep, Section } from '../../sections/section.tsx';
import { sceneProps } from '../../sections/scene.tsx';
import { Sources } from '../../sections/sources.tsx';
import { Pair, TwoWitnesses } from '../../sections/side-by-side.tsx';
import { ButtonTo } from '../../ui/button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { MoreLink } from '../../ui/links.tsx';
import { Log, Surface } from '../../ui/surface/surface.tsx';

export { head } from '../../content/pages/solutions/enterprise.ts';

const inventory = { groups: bankGroups, first: bank.firstSystems };

export const scene = (layout: Layout) => inventoryScene(inventory, layout);

const sections = byId(enterprise.sections);

/** The first scan, and the order that follows from it. */
const Inventory = ({ action }: { action: ReactNode }) => (
  <>
    <HeroCounted
      heading={enterprise.heading}
      lede={enterprise.lede}
      {...sceneProps(scene)}
      legend={[
        { ...inventoryLegend.first, tone: 'signal', at: 0 },
        { ...inventoryLegend.others, at: laterAt(inventory) },
      ]}
      readout={inventoryLegend.readout}
    >
      {action}
    </HeroCounted>
    <Section {...sections.order}>
      <PlainTable
        caption={sections.order.heading}
        columns={orderHeads}
        rows={orderOfWork.map(({ what, systems, secrecy, odds }) => ({
          head: what,
          cells: [systems, counted(secrecy, years), odds],
        }))}
      />
      {hasDemo('brief') && (
        <p className="mt-8">
          <MoreLink to={demoAddresses.brief} label={enterpriseWords.brief} />
        </p>
      )}
      {hasDemo('inventory') && (
        <p className="mt-3">
          <MoreLink to={demoAddresses.inventory} label={enterpriseWords.inventory} />
        </p>
      )}
    </Section>
  </>
);

const { 'cut-over': cutOver, auditor, exit } = sections;

/** The evening, the audit and the exit. */
const Migration = () => (
  <>
    <Section {...cutOver} ground="raised">
      <TwoWitnesses>
        {[keyListExport, auditLog].map(({ title, state, lines, foot }) => (
          <Surface key={title} title={title} state={state} foot={foot}>
            <Log lines={lines} />
          </Surface>
        ))}
      </TwoWitnesses>
      <p className="mt-8 max-w-[42rem] text-ink-2">{cutOver.paragraphs[0]}</p>
    </Section>
    <Section {...auditor}>
      <PlainTable
        caption={auditor.heading}
        columns={ruleHeads}
        rows={rules.map(({ name, article, asks, shows }) => ({
          head: (
            <>
              {name}
              <span className="block font-normal text-ink-2">{article}</span>
            </>
          ),
          cells: [
            asks,
            <span key="shows" className="text-ink">
              {shows}
            </span>,
          ],
        }))}
      />
    </Section>
    <Section {...exit} ground="raised">
      <Pair
        surface={
          <Surface title={exitLog.title} state={exitLog.state} foot={exitLog.foot}>
            <Log lines={exitLog.lines} />
          </Surface>
        }
      >
        <FactList items={exitFacts} />
      </Pair>
    </Section>
  </>
);

const { features, compare, figures, compliance } = sections;
const { awards } = byId(press.sections);
const awardsAddress = '/press#awards';

const Procurement = ({ path }: { path: string }) => (
  <>
    <Section {...features} rhythm={1}>
      <FactList items={features.points} columns={2} />
    </Section>
    <Section {...compare} ground="raised" fold>
      <PlainTable
        caption={compare.heading}
        columns={compareHeads}
        rows={comparison.map(({ head, cells: [ours, ...others] }) => ({
          head,
          cells: [
            <b key="ours" className="text-ink">
              {ours}
            </b>,
            ...others,
          ],
        }))}
      />
    </Section>
    <Section {...figures} fold>
      <ClaimsTable caption={figures.heading} rows={procurementClaims.map((claim) => ({ claim }))} />
    </Section>
    <Section {...compliance} ground="raised" rhythm={1} fold>
      <FactList
        columns={2}
        items={documents.map(({ term, text }) => ({ term: <InlineText>{term}</InlineText>, text }))}
      />
      <p className="mt-8">
        <RequestLink request={requests.evidence} path={path} />
      </p>
    </Section>
    {isPublished(awardsAddress) && (
      <Section {...recognition} rhythm={1}>
        <IndexRows
          items={awards.points.map(({ term, text }) => ({
            name: term,
            detail: text,
            href: awardsAddress,
          }))}
        />
      </Section>
    )}
  </>
);

const opener = (
  <FormOpener look="primary" large request={enterpriseDemo}>
    {enterpriseWords.demo}
  </FormOpener>
);

export const Page = ({ path }: PageProps) => (
  <>
    <Inventory action={opener} />
    <Migration />
    <Procurement path={path} />
    <Sources sources={enterprise.sources} />
    <NextStep heading={enterpriseWords.ending}>
      {opener}
      <RequestLink large request={requests.pilot} path={path} />
      <ButtonTo large {...enterprise.next} />
    </NextStep>
  </>
);
