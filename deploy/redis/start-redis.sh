#!/bin/sh
# Starts redis-server with the users of users.acl, which stands beside this file. What it is given, redis-server is given.
#   SVC_ENVIRONMENT             test or live
#   API_REDIS_PASSWORD          of svc_api, or API_REDIS_PASSWORD_FILE with it
#   WIDGET_AUTH_REDIS_PASSWORD  of svc_widget_auth, or WIDGET_AUTH_REDIS_PASSWORD_FILE
# Redis is given digests of the passwords (ACL SETUSER: #<hash>), so that nothing in a password can read as a rule.
set -eu

refuse() {
  echo "start-redis: $1" >&2
  exit 78
}

# digest <name> <password>
digest() {
  [ "${#2}" -ge 16 ] || refuse "$1 must have 16 characters or more"
  printf %s "$2" | sha256sum | cut -c 1-64
}

environment="${SVC_ENVIRONMENT:-}"
case "$environment" in
  test | live) ;;
  *) refuse "SVC_ENVIRONMENT must be test or live" ;;
esac
[ -z "${API_REDIS_PASSWORD_FILE:-}" ] || API_REDIS_PASSWORD=$(cat "$API_REDIS_PASSWORD_FILE")
[ -z "${WIDGET_AUTH_REDIS_PASSWORD_FILE:-}" ] || WIDGET_AUTH_REDIS_PASSWORD=$(cat "$WIDGET_AUTH_REDIS_PASSWORD_FILE")
api=$(digest API_REDIS_PASSWORD "${API_REDIS_PASSWORD:-}")
widget_auth=$(digest WIDGET_AUTH_REDIS_PASSWORD "${WIDGET_AUTH_REDIS_PASSWORD:-}")
[ "$api" != "$widget_auth" ] || refuse "API_REDIS_PASSWORD and WIDGET_AUTH_REDIS_PASSWORD must differ"

# An ACL file holds rules alone.
users=$(mktemp)
sed -e '/^#/d' -e '/^$/d' \
  -e "s/@ENVIRONMENT@/$environment/g" \
  -e "s/@API_REDIS_DIGEST@/$api/" \
  -e "s/@WIDGET_AUTH_REDIS_DIGEST@/$widget_auth/" \
  "$(dirname "$0")/users.acl" >"$users"
exec redis-server --aclfile "$users" "$@"
