/* What reading a file says. Each is one sentence that names the file, and a remedy where there is one. */

export const privateKey = '{file}: a private key. It was not kept; the tool needs none.';
export const privateKeyAt =
  '{file}, line {line}: a private key. It was not kept; the tool needs none.';
export const protectedStore =
  '{file}: a key store, which may hold private keys. It was not kept; export its certificates instead.';
export const encrypted = '{file} is encrypted, so it can’t be read. Decrypt it first.';
export const archive = '{file} is an archive. Unpack it, and drop the folder.';
export const workbook =
  '{file} is a spreadsheet program’s own file. Save it as CSV, and drop that.';
export const binary = '{file} is a binary file of no kind that is read here.';
export const empty = '{file} is empty.';
export const brokenJson =
  '{file}, line {line}, column {column}: the JSON stops making sense here. {message}';
export const brokenXml =
  '{file}, line {line}, column {column}: the XML stops making sense here ({message}).';
export const brokenBlock = '{file}, line {line}: this {label} can’t be decoded.';
export const brokenChain = {
  one: '{file}: {count} certificate of an authority (x5c) can’t be decoded, so it was left out.',
  other:
    '{file}: {count} certificates of authorities (x5c) can’t be decoded, so they were left out.',
};
export const cutBlock = '{file}, line {line}: this {label} has no end. Is the file complete?';
export const otherBlock = '{file}, line {line}: {label} is not read here.';
export const pgp =
  '{file}, line {line}: an OpenPGP key is not read here. Put the algorithm that “gpg --list-keys” names into a CSV.';
export const revocations = '{file}: a revocation list names no key.';
export const otherJson =
  '{file} is JSON, but no public key (JWK), and from none of the programs that are read here: CycloneDX, testssl.sh, sslyze, ssh-audit.';
export const jsonLines =
  '{file} has JSON of its own on each line. Make one list of it with “jq -s .”, and drop that.';
export const otherXml = '{file} is XML, but not from nmap. For CycloneDX, use the JSON.';
export const otherText = '{file} is text of no kind that is read here.';
export const certificateText =
  '{file} is what OpenSSL prints about a certificate. Drop the certificate itself, which “openssl x509 -in” followed by its file gives as PEM.';
export const keyStoreText =
  '{file} is what keytool prints about a key store. Drop the output of “keytool -list -rfc” instead, which has the certificates in it.';
export const otherLine = '{file}, line {line}: not an SSH key. This line was left out.';
export const brokenKey =
  '{file}, line {line}: this SSH key is cut or broken, so it was left out. Copy the whole line again.';
export const noAssets = '{file}: no cryptographic assets in this file, only {libraries}.';
export const nothing = '{file} names no cryptographic asset.';
export const libraries = {
  one: '{count} library or component',
  other: '{count} libraries and components',
};
export const keyless = {
  one: '{file}: {count} salt, password or token has no algorithm, so it isn’t counted.',
  other: '{file}: {count} salts, passwords and tokens have no algorithm, so they aren’t counted.',
};
export const cutTable =
  '{file}, row {row}: a quotation mark here is out of place, so only the rows before it were read. Correct the row.';
export const noAlgorithmIn = {
  one: '{file}: {count} row names no algorithm.',
  other: '{file}: {count} rows name no algorithm.',
};
export const unclearDay = {
  one: '{file}, row {row}: it is unclear which day “{cell}” is, so the date was left out. Write it like 2027-04-03, with the year first.',
  other:
    '{file}: it is unclear which days {count} dates are, so they were left out, the first in row {row} (“{cell}”). Write them like 2027-04-03, with the year first.',
};
export const unclearYears = {
  one: '{file}, row {row}: “{cell}” is no number of years, so it was left out. Write a number, such as 25.',
  other:
    '{file}: {count} cells are no number of years, so they were left out, the first in row {row} (“{cell}”). Write numbers, such as 25.',
};
export const tooLarge = '{file} is larger than the {limit} MB that are read at once.';
export const tooMany =
  '{file}: only its first {count} assets were read. The limit is {limit} in all.';
export const unreadable = '{file} could not be read. Was it moved or renamed?';

/** After the first place in code, others where the same was seen. */
export const morePlaces = { one: 'and {count} more place', other: 'and {count} more places' };

/** What stands for the name of a pasted text. */
export const pasted = 'Pasted text';
export const moreNotes = { one: '{count} more like these.', other: '{count} more like these.' };
