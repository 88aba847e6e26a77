#!/usr/bin/env bash
# Signs an artifact twice: with ECDSA for today's verifiers and with ML-DSA (FIPS 204).
set -euo pipefail
artifact=$1

openssl dgst -sha384 -sign ecdsa-p384.pem -out "$artifact.ecdsa" "$artifact"
# ML-DSA needs OpenSSL 3.5 or later.
openssl pkeyutl -sign -inkey ml-dsa-65.pem -rawin -in "$artifact" -out "$artifact.mldsa"

wc -c "$artifact".{ecdsa,mldsa}
