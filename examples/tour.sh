#!/bin/sh
# Tours the API of a running `npm start`: a rollover with an ak_ key, and a session and an account with an sk_ key.
# Usage: sh examples/tour.sh [folder of demo.env; defaults to DATA_DIR]
set -eu
case ${DATA_DIR:=.data} in /*) ;; *) DATA_DIR=$(dirname "$0")/../$DATA_DIR ;; esac
folder=$(cd "${1:-$DATA_DIR}" && pwd)
. "$folder/demo.env"

if [ -t 1 ] && [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then bold=$(printf '\033[1m') plain=$(printf '\033[0m'); else bold= plain=; fi
say() { printf '\n%s%s%s\n' "$bold" "$1" "$plain"; }
# Prints a member of the JSON from standard input: pick data.0.id
pick() { node -e 'let t="";process.stdin.on("data",(c)=>t+=c).on("end",()=>console.log(process.argv[1].split(".").reduce((v,k)=>v[k],JSON.parse(t))))' "$1"; }

say "Session token for the participant user-42, requested by the integrator's server with the sk_ key"
TOKEN=$(curl -sS -X POST "$SVC_WIDGET_AUTH_URL/api/widget/auth" \
  -H "Authorization: Bearer $SVC_SK" -H "Content-Type: application/json" \
  -d '{"externalUserId":"user-42"}' | tee /dev/stderr | pick sessionToken)

say "Custodian search, as in the widget, with the session token"
curl -sS "$SVC_WIDGET_AUTH_URL/api/widget/custodians?q=fidelty&limit=1" -H "Authorization: Bearer $TOKEN"
SOURCE=$(curl -sS "$SVC_WIDGET_AUTH_URL/api/widget/custodians?q=fidelity&limit=1" -H "Authorization: Bearer $TOKEN" | pick data.0.id)
DESTINATION=$(curl -sS "$SVC_WIDGET_AUTH_URL/api/widget/custodians?q=vanguard&limit=1" -H "Authorization: Bearer $TOKEN" | pick data.0.id)

say "The participant's account, created or retrieved"
ACCOUNT=$(curl -sS -X POST "$SVC_WIDGET_AUTH_URL/api/widget/create-account" \
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \
  -d '{"firstName":"Grace","email":"grace@example.com","dateOfBirth":"1961-12-09"}' | tee /dev/stderr | pick account.id)
echo

say "A rollover from a 401(k) to an IRA, with the ak_ key (a second run returns 409 duplicate_rollover)"
curl -sS -X POST "$SVC_API_URL/v1/rollovers" \
  -H "Authorization: Bearer $SVC_AK" -H "Content-Type: application/json" \
  -d '{"accountId":"'"$ACCOUNT"'","type":"direct","amount":{"kind":"partial","requested":"25000.00"},"deliveryMethod":"check",
       "source":{"custodianId":"'"$SOURCE"'","accountType":"qualified_plan","accountNumber":"401K-00998877"},
       "destination":{"custodianId":"'"$DESTINATION"'","accountType":"traditional_ira","accountNumber":"IRA-11223344"}}'

say "The organization's rollovers, over REST and GraphQL"
curl -sS "$SVC_API_URL/v1/rollovers?limit=1" -H "X-API-Key: $SVC_AK"
echo
curl -sS "$SVC_API_URL/graphql" -H "X-API-Key: $SVC_AK" -H "Content-Type: application/json" \
  -d '{"query":"{ rollovers(first: 1) { edges { node { id state pendingOn amount { requested } } } } }"}'
echo
