/** Status of the modules that do cryptography. No certificate number is printed. */
export const validation = [
  {
    sample: true,
    module: 'Client library and key service, release 1.4.0',
    status: 'Not validated under FIPS 140-3',
    evidence:
      'Passes NIST’s ACVP vectors for ML-KEM, ML-DSA and AES-GCM. No laboratory has tested the module.',
  },
  {
    sample: true,
    module: 'Hardware modules that hold root keys',
    status: 'Your choice, by PKCS #11',
    evidence:
      'Buy one with an active FIPS 140-3 certificate, and look it up at NIST before you sign.',
  },
] as const;

export const validationSummary =
  'Our software module isn’t validated under FIPS 140-3. Root keys live in a hardware module of your choice, which can be.' as const;
