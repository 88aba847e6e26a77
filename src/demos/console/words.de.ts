/* From src/demos/console/words.ts, as of 57fd26b1. */

export const heading = 'Alle Schlüssel in einer Konsole';
export const lede =
  'Sehen Sie Verfahren und Verantwortliche jedes Schlüssels, gleich welches Produkt ihn nutzt. Sperren Sie einen verlorenen Laptop, und die Richtlinie weist ihn im selben Schritt ab.';

/* In the head of the console. */

export const title = 'Konsole / Schlüssel';
export const state = 'für diese Seite gezeichnet, mit Beispieldaten';

/* The keys. Each is a dot. */

export const everyKey = '{keys} Schlüssel, die ältesten zuerst: je ein Punkt';
export const keysByState = 'Schlüssel nach Zustand';
export const keyState = 'Zustand';
export const keys = 'Schlüssel';
export const inUse = 'In Gebrauch';
export const toReplace = 'Zu ersetzen';
export const noOwner = 'Ohne Verantwortliche';
export const revoked = 'Gesperrt';
export const mixed = 'Verschiedene';

/* The policy, and what its rules decide for the devices. */

export const policy = 'Richtlinie: Die erste zutreffende Regel entscheidet';
export const rule = 'Regel';
export const effect = 'Wirkung';
export const requests = 'Anfragen';
export const effects = { allow: 'Erlaubt', deny: 'Abgelehnt' } as const;
export const noRule = 'Keine Regel trifft zu';

/* The devices. */

export const decisions = 'Was jedes Gerät um {time} Uhr nach der Richtlinie öffnen darf';
export const device = 'Gerät';
export const deviceName = 'Gerät {id}';
export const revocation = 'Sperre';
export const devices = 'Geräte';
export const revoke = 'Sperren';
export const startOver = 'Von vorn beginnen';

/* The audit log. */

export const auditLog = 'Protokoll';
export const sessionOpened = 'Sitzung im Netz offen, 4 Wege';
export const recordRead = 'Datensatz 4417: Kundendienst';
export const keyRevoked = 'Gerät {id}: Schlüssel gesperrt.';
export const closed =
  '{keys} Schlüssel geschlossen, darunter {sessions} von Sitzungen und {wraps} von Dateien; {rule} weist {requests} von {requests} Anfragen ab';
export const noScript = 'Mit JavaScript können Sie hier ein Gerät sperren.';
