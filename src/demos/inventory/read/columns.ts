/** What a column may hold. An inventory needs the first; the others help. */
export const fields = [
  'algorithm',
  'size',
  'signature',
  'exchange',
  'hash',
  'protocol',
  'name',
  'system',
  'use',
  'place',
  'expires',
  'owner',
  'secrecy',
] as const;

export type ColumnField = (typeof fields)[number];

/** Which column holds what, by its number. */
export type ColumnPlaces = Partial<Readonly<Record<ColumnField, number>>> & {
  /** Columns with algorithms beside the first, such as the cipher beside the key. */
  readonly more?: readonly number[];
};

/** Headings that say what a column holds, in English and German, without blanks and signs. */
const headings: Readonly<Record<ColumnField, RegExp>> = {
  algorithm:
    /^(?:algorithms?|algos?|algorithmname|(?:public)?keyalgorithm|keytype|ciphers?|ciphersuites?|cipheralgorithm|encryptionalgorithm|cryptoalgorithm|cryptography|algorithmus|algorithmen|verfahren|schlüsseltyp|schlüsselalgorithmus|verschlüsselungsverfahren)$/,
  size: /^(?:(?:(?:public)?key(?:size|length|strength|bits)|bits|size|length|schlüssellänge|schlüsselgröße|schlüsselstärke|bitlänge)(?:in)?(?:bits?)?)$/,
  signature:
    /^(?:(?:certificate)?signature(?:algorithm)?|sigalg(?:orithm)?|signaturalgorithmus|signaturverfahren)$/,
  exchange: /^(?:keyexchange(?:algorithm)?|kex|keyagreement|schlüsselaustausch)$/,
  hash: /^(?:(?:signature)?(?:hash|digest)(?:algorithm)?|hashverfahren|hashalgorithmus|hashfunktion)$/,
  protocol: /^(?:protocol|(?:tls|ssl|protocol)version|protokoll(?:version)?)$/,
  name: /^(?:name|asset|assetname|subject|commonname|cn|certificate|certificatename|bezeichnung|objekt|zertifikat)$/,
  system:
    /^(?:system|host|hostname|fqdn|server|ip|ipaddress|application|app|component|service|anwendung|dienst|komponente)$/,
  use: /^(?:use|usage|purpose|function|keyusage|verwendung|zweck|einsatz)$/,
  place: /^(?:place|location|path|file|filepath|url|port|ort|pfad|datei|fundstelle)$/,
  expires:
    /^(?:expires(?:on|at)?|expiry|expirydate|expiration|expirationdate|notafter|valid(?:to|till|until)|gültigbis|ablauf|ablaufdatum|läuftab)$/,
  owner: /^(?:owner|responsible|team|contact|eigentümer|verantwortlich|zuständig)$/,
  secrecy:
    /^(?:secrecy|secrecyyears|yearsofsecrecy|secretforyears|secretfor|retention(?:in)?years|geheimjahre|jahregeheim|schutzdauer|aufbewahrung(?:sfrist)?(?:in)?jahren?)$/,
};

/** Of two columns for sizes or algorithms, the one of the key. */
const isOfKey = (heading: string): boolean => /^(?:public)?key|^schlüssel/.test(heading);

/** What each heading of a table seems to hold. */
export function columnsIn(header: readonly string[]): ColumnPlaces {
  const plain = header.map((heading) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const placesOf = (field: ColumnField): readonly number[] =>
    [...plain.keys()].filter((index) => headings[field].test(plain[index] ?? ''));
  const found = fields.flatMap((field) => {
    const places = placesOf(field);
    const place = places.find((index) => isOfKey(plain[index] ?? '')) ?? places[0];
    return place === undefined ? [] : [[field, place] as const];
  });
  const columns: ColumnPlaces = Object.fromEntries(found);
  const more = placesOf('algorithm').filter((index) => index !== columns.algorithm);
  return more.length > 0 ? { ...columns, more } : columns;
}
