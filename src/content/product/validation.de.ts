/* From src/content/product/validation.ts, as of 59d29e44. */
/** Status of the modules that do cryptography. No certificate number is printed. */
export const validation = [
  {
    sample: true,
    module: 'Client-Bibliothek und Schlüsseldienst, Version 1.4.0',
    status: 'Nicht nach FIPS 140-3 validiert',
    evidence:
      'Besteht die ACVP-Prüfvektoren des NIST für ML-KEM, ML-DSA und AES-GCM. Kein Labor hat das Modul geprüft.',
  },
  {
    sample: true,
    module: 'Hardwaremodule mit Hauptschlüsseln',
    status: 'Ihre Wahl, über PKCS #11',
    evidence:
      'Kaufen Sie eines mit gültigem Zertifikat nach FIPS 140-3, und schlagen Sie es vor der Unterschrift beim NIST nach.',
  },
] as const;

export const validationSummary =
  'Unser Softwaremodul ist nicht nach FIPS 140-3 validiert. Hauptschlüssel liegen in einem Hardwaremodul Ihrer Wahl, das validiert sein kann.' as const;
