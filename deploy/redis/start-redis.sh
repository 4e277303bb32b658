#!/bin/sh
# Starts redis-server with the users of users.acl, and passes its arguments on. See make-users.sh for the variables.
set -eu

users=$(mktemp)
sh "$(dirname "$0")/make-users.sh" >"$users"
exec redis-server --aclfile "$users" "$@"
