/* From src/demos/inventory/read/words.ts, as of 6a80f61f. */

/* What reading a file says. Each is one sentence that names the file, and a remedy where there is one. */

export const privateKey =
  '{file}: ein privater Schlüssel. Er wurde nicht behalten; hier wird keiner gebraucht.';
export const privateKeyAt =
  '{file}, Zeile {line}: ein privater Schlüssel. Er wurde nicht behalten; hier wird keiner gebraucht.';
export const protectedStore =
  '{file}: ein Schlüsselspeicher, der private Schlüssel enthalten kann. Er wurde nicht behalten; exportieren Sie stattdessen seine Zertifikate.';
export const encrypted =
  '{file} ist verschlüsselt und daher nicht lesbar. Entschlüsseln Sie die Datei zuerst.';
export const archive = '{file} ist ein Archiv. Entpacken Sie es und ziehen Sie den Ordner hierher.';
export const workbook =
  '{file} ist das eigene Format einer Tabellenkalkulation. Speichern Sie die Tabelle als CSV.';
export const binary = '{file} ist eine Binärdatei, die hier nicht gelesen wird.';
export const empty = '{file} ist leer.';
export const brokenJson =
  '{file}, Zeile {line}, Spalte {column}: Ab hier ist das JSON nicht mehr lesbar. {message}';
export const brokenXml =
  '{file}, Zeile {line}, Spalte {column}: Ab hier ist das XML nicht mehr lesbar ({message}).';
export const brokenBlock =
  '{file}, Zeile {line}: Dieser Block ({label}) lässt sich nicht decodieren.';
export const brokenChain = {
  one: '{file}: {count} Zertifikat einer Zertifizierungsstelle (x5c) lässt sich nicht decodieren und wurde ausgelassen.',
  other:
    '{file}: {count} Zertifikate von Zertifizierungsstellen (x5c) lassen sich nicht decodieren und wurden ausgelassen.',
};
export const cutBlock =
  '{file}, Zeile {line}: Dieser Block ({label}) hat kein Ende. Ist die Datei vollständig?';
export const otherBlock = '{file}, Zeile {line}: {label} wird hier nicht gelesen.';
export const pgp =
  '{file}, Zeile {line}: Ein OpenPGP-Schlüssel wird hier nicht gelesen. Tragen Sie das Verfahren, das „gpg --list-keys“ nennt, in eine CSV-Datei ein.';
export const revocations = '{file}: Eine Sperrliste nennt keinen Schlüssel.';
export const otherJson =
  '{file} ist JSON, aber kein öffentlicher Schlüssel (JWK), und von keinem der Programme, die hier gelesen werden: CycloneDX, testssl.sh, sslyze, ssh-audit.';
export const jsonLines =
  '{file} enthält in jeder Zeile eigenes JSON. Machen Sie mit „jq -s .“ eine Liste daraus.';
export const otherXml = '{file} ist XML, aber nicht von nmap. Nehmen Sie von CycloneDX das JSON.';
export const otherText = '{file} ist ein Text, der hier nicht gelesen wird.';
export const certificateText =
  '{file} ist, was OpenSSL über ein Zertifikat ausgibt. Nehmen Sie das Zertifikat selbst; „openssl x509 -in“ mit seiner Datei gibt es als PEM aus.';
export const keyStoreText =
  '{file} ist, was keytool über einen Schlüsselspeicher ausgibt. Nehmen Sie stattdessen die Ausgabe von „keytool -list -rfc“, die die Zertifikate enthält.';
export const otherLine = '{file}, Zeile {line}: kein SSH-Schlüssel. Diese Zeile wurde ausgelassen.';
export const brokenKey =
  '{file}, Zeile {line}: Dieser SSH-Schlüssel ist unvollständig oder beschädigt und wurde ausgelassen. Kopieren Sie die ganze Zeile noch einmal.';
export const noAssets = '{file}: keine kryptografischen Einträge in dieser Datei, nur {libraries}.';
export const nothing = '{file} nennt keinen kryptografischen Eintrag.';
export const libraries = {
  one: '{count} Bibliothek oder Komponente',
  other: '{count} Bibliotheken und Komponenten',
};
export const keyless = {
  one: '{file}: {count} Salt, Passwort oder Token hat kein Verfahren und wird nicht gezählt.',
  other:
    '{file}: {count} Salts, Passwörter und Token haben kein Verfahren und werden nicht gezählt.',
};
export const cutTable =
  '{file}, Zeile {row}: Hier steht ein Anführungszeichen falsch; nur die Zeilen davor wurden gelesen. Korrigieren Sie die Zeile.';
export const noAlgorithmIn = {
  one: '{file}: {count} Zeile nennt kein Verfahren.',
  other: '{file}: {count} Zeilen nennen kein Verfahren.',
};
export const unclearDay = {
  one: '{file}, Zeile {row}: Welcher Tag mit „{cell}“ gemeint ist, ist unklar; das Datum wurde ausgelassen. Schreiben Sie es wie 2027-04-03, mit dem Jahr zuerst.',
  other:
    '{file}: Bei {count} Datumsangaben ist unklar, welcher Tag gemeint ist; sie wurden ausgelassen, die erste in Zeile {row} („{cell}“). Schreiben Sie sie wie 2027-04-03, mit dem Jahr zuerst.',
};
export const unclearYears = {
  one: '{file}, Zeile {row}: „{cell}“ ist keine Anzahl von Jahren und wurde ausgelassen. Schreiben Sie eine Zahl, etwa 25.',
  other:
    '{file}: {count} Zellen nennen keine Anzahl von Jahren und wurden ausgelassen, die erste in Zeile {row} („{cell}“). Schreiben Sie Zahlen, etwa 25.',
};
export const tooLarge = '{file} ist größer als die {limit} MB, die auf einmal gelesen werden.';
export const tooMany =
  '{file}: Nur die ersten {count} Einträge wurden gelesen. Die Grenze liegt bei insgesamt {limit}.';
export const unreadable =
  '{file} ließ sich nicht lesen. Wurde die Datei verschoben oder umbenannt?';

/** After the first place in code, others where the same was seen. */
export const morePlaces = {
  one: 'und {count} weitere Stelle',
  other: 'und {count} weitere Stellen',
};

/* What stands for the name of a pasted text. */
export const pasted = 'Eingefügter Text';
export const moreNotes = {
  one: '{count} weiterer Hinweis dieser Art.',
  other: '{count} weitere Hinweise dieser Art.',
};
