import { brand } from '../config/brand.ts';
import { site } from '../config/site.ts';

/** A product as far as requests about it need to know. */
type Product = {
  id: string;
  name: string;
  available: boolean;
  /** Where it can be had now; empty while that is by e-mail. */
  external?: string;
};

/** The six products, in the order of the products page. */
export const products = [
  {
    id: 'private-ai',
    name: brand.privateAi.name,
    available: true,
    external: site.external.privateAi,
  },
  { id: 'backup', name: 'Backup product', available: false },
  {
    id: 'email-add-in',
    name: 'E-mail protection add-in',
    available: true,
    external: site.external.officeAddIn,
  },
  { id: 'chat-voice', name: 'Secure chat and voice', available: false },
  { id: 'storage-sharing', name: 'Secure document storage and sharing', available: true },
  { id: 'particlebeam', name: `${brand.beam.kind} (${brand.beam.name})`, available: false },
] as const satisfies readonly Product[];

export type ProductId = (typeof products)[number]['id'];
