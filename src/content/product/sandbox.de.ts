/* From src/content/product/sandbox.ts, as of bb57c2ac. */
import { grouped } from '../../lib/text/format.ts';
import { sandbox as english } from './sandbox.ts';

/** The public sandbox, the only place where we can read what is sent. */
export const sandbox = {
  ...english,
  /** Shown on every page with the sandbox, above the first example. */
  notice:
    'Die öffentliche Sandbox läuft auf unseren Servern, schicken Sie also nur synthetische Daten. Schlüssel und Daten werden nach 24 Stunden gelöscht.',
  /** Said once, at the top of the reference. */
  interface:
    'Diese Beispiele zeigen die Schnittstelle der Sandbox. Verlassen Sie sich auf das Antwortfeld encrypted_data; die anderen können sich ändern, bis Ihr Auftrag sie festlegt.',
  limit: `${grouped(100_000)} Aufrufe im Monat sind kostenlos.`,
  rate: 'Sie nimmt je Schlüssel 10 Aufrufe in der Sekunde an und antwortet dann mit 429, während wir Ihr eigenes Gateway nicht begrenzen.',
  sla: 'Das kostenlose Angebot ist die Sandbox und hat kein SLA.',
} as const;
