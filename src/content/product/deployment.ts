import type { Sample } from '../../config/sample.ts';
import { brand } from '../../config/brand.ts';
import { productById } from '../products.ts';
import { shares } from './splitting.ts';

type Row = Sample & { readonly term: string; readonly text: string };

/** Losing the whole database of wraps: a target, in hours and minutes. */
export const recovery = { hours: 4, lostMinutes: 5 } as const;

const hasAi = productById('private-ai') !== undefined;
const hasAddIn = productById('email-add-in') !== undefined;

/** How the data plane is delivered, where it runs, and what it depends on. */
export const deployment = [
  {
    sample: true,
    term: 'Package',
    text: 'A container image, a Kubernetes chart or a virtual machine, each signed, with its SBOM.',
  },
  {
    sample: true,
    term: 'Runs on',
    text: 'AWS, Azure and Google Cloud in your account, OpenShift, or your own hardware.',
  },
  {
    sample: true,
    term: 'Database',
    text: 'PostgreSQL that you run, replicated synchronously to the second site: losing a site loses no wrap.',
  },
  {
    sample: true,
    term: 'Root key',
    text: 'AES-256, made in your module and not exportable. It seals the wrapping keys, so a module needs no post-quantum algorithm.',
  },
  {
    sample: true,
    term: 'Modules tested',
    text: 'SoftHSM at every release. We test your own model in week 2 of a pilot.',
  },
  ...(hasAi
    ? [
        {
          sample: true,
          term: 'AI providers',
          text: `The ones you choose, under your own contracts. ${brand.privateAi.short} calls them from your gateway, with your accounts.`,
        } as const,
      ]
    : []),
  {
    sample: true,
    term: 'Hosts',
    text: `${hasAddIn ? 'Your gateway serves the add-in and its sealed page. ' : ''}Our storage runs in the US or the EU, with the operator your order names.`,
  },
] as const satisfies readonly Row[];

/** What has to be lost before custodians are called. */
export const restoreScope =
  `Counted from the loss of every node and the database to the first wrap opened: ${shares.needed} custodians, and a backup at most ${recovery.lostMinutes} minutes old.` as const;
