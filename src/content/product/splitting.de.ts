/* From src/content/product/splitting.ts, as of 21034c1c. */
import { fragments as inMotion, shares as atRest } from './splitting.ts';

export const fragments = { ...inMotion, word: 'Fragment', plural: 'Fragmente' } as const;

export const shares = { ...atRest, word: 'Teilschlüssel', plural: 'Teilschlüssel' } as const;

export const splitting = {
  inMotion: `Eine Nachricht wird zuerst versiegelt, mit einem hybriden Schlüssel und AES-256-GCM. Der Geheimtext wird dann in ${fragments.total} Fragmente geteilt, die getrennte Wege gehen. ${fragments.needed} beliebige davon genügen, um ihn wiederherzustellen.`,
  atRest:
    'Eine Datei ist eine Folge von AES-256-GCM-Blöcken unter einem Datenschlüssel, der in einer Schlüsselhülle liegt. Die Datei selbst wird nie geteilt.',
  /** Opening a file on any day. */
  daily:
    'Im Alltag öffnet jeder Knoten Ihres Schlüsseldienstes Schlüsselhüllen, mit KEKs in seinem HSM oder Arbeitsspeicher. Verwahrer braucht es dafür nicht.',
  /** What the shares are for. */
  recovery: `Der Wiederherstellungs- und der Archivschlüssel sind in ${shares.total} ${shares.plural} geteilt. ${shares.needed} von ${shares.total} Verwahrern öffnen sie: nach einem Verlust oder um das Archiv zu lesen.`,
} as const;

/** Who reads what of a packet's header. */
export const hopEncryption =
  'Zwischen Relais verdeckt eine zweite Verschlüsselung Kopfdaten und laufende Nummer. Das Relais selbst liest beides.' as const;

/** What watching the network reveals. No sentence may promise more. */
export const observers = {
  route:
    'Ein Relais oder wer eine einzelne Weitverkehrsstrecke beobachtet, sieht nur die Fragmente, die dort vorbeikommen: Stücke eines Geheimtextes, ohne Schlüssel wertlos.',
  accessLine:
    'Wer die Zugangsleitung des Absenders beobachtet, sieht alle Fragmente, weiter verschlüsselt, und ihre Zeitpunkte.',
} as const;
