import type { Sample } from '../../config/sample.ts';
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
    text: 'Container image, Kubernetes chart or virtual machine, signed, with its SBOM.',
  },
  {
    sample: true,
    term: 'Runs on',
    text: 'AWS, Azure, Google Cloud, OpenShift or your hardware.',
  },
  {
    sample: true,
    term: 'Database',
    text: 'Your PostgreSQL, replicated synchronously, so a lost site loses no wrap.',
  },
  {
    sample: true,
    term: 'Root key',
    text: 'AES-256, made in your hardware module, not exportable. Tested with SoftHSM at every release, with your model in week 2 of a pilot.',
  },
  ...(hasAi
    ? [
        {
          sample: true,
          term: 'AI providers',
          text: 'Your choice, under your own contracts, called from your gateway.',
        } as const,
      ]
    : []),
  {
    sample: true,
    term: 'Hosts',
    text: `${hasAddIn ? 'Your gateway serves the add-in’s page. ' : ''}Our storage runs in the US or the EU, with the operator your order names.`,
  },
] as const satisfies readonly Row[];

/** What has to be lost before custodians are called. */
export const restoreScope =
  `From the loss of every node and the database to the first wrap opened, with ${shares.needed} custodians and a backup at most ${recovery.lostMinutes} minutes old.` as const;
