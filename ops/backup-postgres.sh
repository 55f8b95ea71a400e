#!/bin/sh
# Backs up the shop's own PostgreSQL with PostgreSQL's programs, of the server's version and as its superuser, into
# a folder of the day: a dump to restore anywhere, and the database's files, which the archived log continues.
# Usage: backup-postgres.sh FOLDER [DATABASE]. avots-backup.timer starts it each night.
set -eu
umask 077
folder=$1
today=$folder/$(date +%F)
draft=$today.part

rm -rf "$draft"
mkdir "$draft"
pg_dump --format=custom --file="$draft/avots.dump" "${2:-avots}"
pg_basebackup --format=tar --gzip --checkpoint=fast --wal-method=fetch --pgdata="$draft/files"
rm -rf "$today"
mv "$draft" "$today"

find "$folder" -mindepth 1 -maxdepth 1 -name '20*' -mtime +14 -exec rm -rf {} +
find "$folder/log" -type f -mtime +15 -delete

# The office warns when this was more than a day ago.
psql --quiet --dbname="${2:-avots}" --command="insert into backups default values"
