#!/bin/sh
# Starts redis-server with the users of users.acl. Arguments go to redis-server; make-users.sh reads the variables.
set -eu

users=$(mktemp)
sh "$(dirname "$0")/make-users.sh" >"$users"
exec redis-server --aclfile "$users" "$@"
