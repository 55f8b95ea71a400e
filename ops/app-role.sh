#!/bin/sh
# The role that the shop runs as: it reads and writes rows and changes no table. The shop's migrations grant it its rights.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -v password="$APP_PASSWORD" <<'SQL'
create role avots_app login password :'password';
SQL
