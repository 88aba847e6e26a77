/* From src/models/policy/words.ts, as of 396451aa. */

export const valueLabels = {
  analyst: 'Analyse',
  administrator: 'Administration',
  contractor: 'Externe',
  auditor: 'Prüfung',
  'trading-archive': 'Handelsarchiv',
  'customer-records': 'Kundendaten',
  'build-server': 'Build-Server',
  handbook: 'Handbuch',
  managed: 'Verwaltet',
  unencrypted: 'Unverschlüsselt',
  unpatched: 'Nicht aktualisiert',
  unknown: 'Unbekannt',
  office: 'Büro',
  home: 'Zuhause',
  abroad: 'Ausland',
} as const;

/* Why the rules of the example are there. */

export const whys = {
  'unknown-device': 'Ein gestohlenes Passwort kommt von einem Gerät, das wir nie gesehen haben.',
  'no-unencrypted-disk': 'Ein verlorener Laptop darf kein verlorenes Archiv werden.',
  'handbook-for-all': 'Darin steht nichts, was nicht im Intranet steht.',
  'contractors-in-the-office': 'Ihr Vertrag nennt den Standort.',
  'trading-desk-hours': 'Nachts wird nicht gehandelt; wer nachts liest, soll einen Grund haben.',
} as const;

/* Why a rule doesn't apply. `{what}`, `{has}` and `{wants}` are as in the policy. */

export const otherTime = 'Uhrzeit ist {has}; die Regel gilt von {from} bis {to}';
export const otherValue = '{what} ist {has}; die Regel verlangt {wants}';

/* What is wrong with a policy; each begins with a small letter. */

export const tooLong = 'die Richtlinie ist länger als {max} Zeichen';
export const tooDeep = 'die Richtlinie ist tiefer verschachtelt als {max} Ebenen';
export const unknownName = '{name} ist hier unbekannt; bekannt sind {known}';
export const noPolicy = 'eine Richtlinie ist ein Objekt mit "rules"';
export const noList = '"rules" muss eine Liste sein';
export const tooManyRules = 'mehr als {max} Regeln';
export const sameId = 'auch eine andere Regel heißt {id}';
export const noRule = 'eine Regel ist ein Objekt';
export const noId = 'eine Regel braucht eine "id", einen Text als Namen';
export const noEffect = 'eine Regel braucht einen "effect", "allow" oder "deny"';
export const noText = '"why" muss ein Text sein';
export const noConditions = 'eine Regel braucht "when", ein Objekt; {} gilt immer';
export const emptyList = '"{name}" muss eine Liste mit mindestens einem Wert sein';
export const unknownValue = '{value} gehört nicht zu {name}; bekannt sind {known}';
export const noHours = '"hours" ist ein Objekt mit "from" und "to"';
export const noTime = '"{end}" muss eine Uhrzeit wie "07:30" sein';
export const sameTime = 'Anfang und Ende sind gleich; lassen Sie "hours" für den ganzen Tag weg';
