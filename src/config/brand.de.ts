/* From src/config/brand.ts, as of 85f1696a. */
import { brand as english } from './brand.ts';

export const brand = {
  ...english,
  beam: { ...english.beam, kind: 'Drahtlos vom Meeresgrund bis ins All' },
  privateAi: { name: 'Private-KI-Plattform', short: 'Private-KI-Plattform' },
} as const;

export const nameStory = [
  {
    term: 'Der Name',
    text: 'Er kommt aus der Physik: Proton und Neutron sind zwei Zustände desselben Teilchens.',
  },
  {
    term: 'Die Idee',
    text: 'Verschlüsselt und lesbar sind zwei Zustände desselben Datensatzes. Welchen Sie sehen, entscheidet ein Schlüssel.',
  },
] as const satisfies readonly { term: string; text: string }[];
