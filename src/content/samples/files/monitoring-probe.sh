#!/usr/bin/env bash
# Checks whether a server supports hybrid key exchange. Needs OpenSSL 3.5 or later.
set -euo pipefail
host=${1:?usage: probe.sh host}

openssl s_client -connect "$host:443" -groups X25519MLKEM768 -brief </dev/null 2>&1 |
  grep -E 'Negotiated TLS1.3 group|Protocol version' ||
  { echo "$host: no hybrid key exchange" >&2; exit 1; }
