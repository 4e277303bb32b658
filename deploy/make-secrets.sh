#!/bin/sh
# Generates the secrets of docker-compose.yml, one file each, in secrets/ or in the folder given as the first argument. Keeps existing files, so that
# it can run again after an upgrade. Uses values from .env, if an earlier deployment stored them there.
# Only the owner can enter the folder. The files in it are world-readable, because containers that run as other users mount them.
set -eu

folder="${1:-secrets}"
umask 077
mkdir -p "$folder"
chmod 700 "$folder"
command -v openssl >/dev/null || {
  echo "make-secrets: needs openssl" >&2
  exit 1
}

# keep <file> <value>: writes the value, unless the file exists.
keep() {
  [ ! -e "$folder/$1" ] || return 0
  printf '%s\n' "$2" >"$folder/$1.new"
  chmod 444 "$folder/$1.new"
  mv "$folder/$1.new" "$folder/$1"
}
# secret <file> <variable> <default>: writes the variable's value from .env, or the default, unless the file exists.
secret() {
  [ ! -e "$folder/$1" ] || return 0
  value=$(sed -n "s/^$2=//p" .env 2>/dev/null | tail -n 1)
  keep "$1" "${value:-$3}"
}
key() { openssl rand -base64 32; }
password() { openssl rand -hex 24; }
value_of() { cat "$folder/$1"; }

secret key-peppers KEY_PEPPERS "p1:$(key)"
secret data-keys DATA_KEYS "d1:$(key)"
secret index-key INDEX_KEY "$(key)"
secret chain-key CHAIN_KEY "$(key)"
secret session-secrets SESSION_SECRETS "s1:$(key)"
secret portal-secret PORTAL_SECRET "$(key)"
secret postgres-password POSTGRES_PASSWORD "$(password)"
secret api-database-password API_DATABASE_PASSWORD "$(password)"
secret widget-auth-database-password WIDGET_AUTH_DATABASE_PASSWORD "$(password)"
secret api-redis-password API_REDIS_PASSWORD "$(password)"
secret widget-auth-redis-password WIDGET_AUTH_REDIS_PASSWORD "$(password)"
keep admin-redis-password "$(password)"
keep grafana-password "$(password)"

keep owner-database-url "postgresql://svc:$(value_of postgres-password)@postgres:5432/svc"
keep api-database-url "postgresql://svc_api:$(value_of api-database-password)@postgres:5432/svc"
keep widget-auth-database-url "postgresql://svc_widget_auth:$(value_of widget-auth-database-password)@postgres:5432/svc"
keep api-redis-url "redis://svc_api:$(value_of api-redis-password)@redis:6379"
keep widget-auth-redis-url "redis://svc_widget_auth:$(value_of widget-auth-redis-password)@redis:6379"

# The load balancer's certificate and key in one file: self-signed for localhost. Replace it with yours.
if [ ! -e "$folder/tls" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout "$folder/tls.key" -out "$folder/tls.new" 2>/dev/null
  cat "$folder/tls.key" >>"$folder/tls.new"
  rm "$folder/tls.key"
  chmod 444 "$folder/tls.new"
  mv "$folder/tls.new" "$folder/tls"
fi
