#!/usr/bin/env bash
# Fails the build if the inventory contains an algorithm that isn't on the list.
set -euo pipefail

allowed=allowed-algorithms.txt
found=$(jq -r '.components[] | select(.type == "cryptographic-asset") | .name' cbom.json | sort -u)

unlisted=$(comm -13 <(sort -u "$allowed") - <<<"$found")
if [[ -n $unlisted ]]; then
  printf 'Not on the list:\n%s\n' "$unlisted" >&2
  exit 1
fi
