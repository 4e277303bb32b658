#!/bin/sh
# Prints an ACL file for Redis: users.acl in this folder, with the environment and the password digests filled in.
#   SVC_ENVIRONMENT             test or live
#   API_REDIS_PASSWORD          password of svc_api (or API_REDIS_PASSWORD_FILE)
#   WIDGET_AUTH_REDIS_PASSWORD  password of svc_widget_auth (or WIDGET_AUTH_REDIS_PASSWORD_FILE)
#   ADMIN_REDIS_PASSWORD        password of svc_admin (or ADMIN_REDIS_PASSWORD_FILE); if unset, svc_admin is omitted
# The file contains password digests (#<hash>), so that Redis cannot parse a password as a rule.
set -eu

refuse() {
  echo "redis users: $1" >&2
  exit 78 # EX_CONFIG (sysexits.h)
}

# digest <name> <password>
digest() {
  [ "${#2}" -ge 16 ] || refuse "$1 must have at least 16 characters"
  printf %s "$2" | sha256sum | cut -c 1-64
}

environment="${SVC_ENVIRONMENT:-}"
case "$environment" in
  test | live) ;;
  *) refuse "SVC_ENVIRONMENT must be test or live" ;;
esac
[ -z "${API_REDIS_PASSWORD_FILE:-}" ] || API_REDIS_PASSWORD=$(cat "$API_REDIS_PASSWORD_FILE")
[ -z "${WIDGET_AUTH_REDIS_PASSWORD_FILE:-}" ] || WIDGET_AUTH_REDIS_PASSWORD=$(cat "$WIDGET_AUTH_REDIS_PASSWORD_FILE")
[ -z "${ADMIN_REDIS_PASSWORD_FILE:-}" ] || ADMIN_REDIS_PASSWORD=$(cat "$ADMIN_REDIS_PASSWORD_FILE")
api=$(digest API_REDIS_PASSWORD "${API_REDIS_PASSWORD:-}")
widget_auth=$(digest WIDGET_AUTH_REDIS_PASSWORD "${WIDGET_AUTH_REDIS_PASSWORD:-}")
[ "$api" != "$widget_auth" ] || refuse "API_REDIS_PASSWORD and WIDGET_AUTH_REDIS_PASSWORD must differ"
admin_rules='/^user svc_admin /d'
if [ -n "${ADMIN_REDIS_PASSWORD:-}" ]; then
  admin=$(digest ADMIN_REDIS_PASSWORD "$ADMIN_REDIS_PASSWORD")
  { [ "$admin" != "$api" ] && [ "$admin" != "$widget_auth" ]; } || refuse "ADMIN_REDIS_PASSWORD must differ from the services' passwords"
  admin_rules="s/@ADMIN_REDIS_DIGEST@/$admin/"
fi

# ACL files cannot contain comments or blank lines.
sed -e '/^#/d' -e '/^$/d' \
  -e "s/@ENVIRONMENT@/$environment/g" \
  -e "s/@API_REDIS_DIGEST@/$api/" \
  -e "s/@WIDGET_AUTH_REDIS_DIGEST@/$widget_auth/" \
  -e "$admin_rules" \
  "$(dirname "$0")/users.acl"
