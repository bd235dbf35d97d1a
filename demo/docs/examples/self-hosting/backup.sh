#!/bin/sh
# Writes a dump that pg_restore reads, named by the time it was begun.
set -eu
: "${BACKUP_URL:?is not set: postgres://fe_backup:password@127.0.0.1:5432/fe}"
folder=${1:-/var/backups/fe}
umask 077
mkdir -p "$folder"
file="$folder/fe-$(date -u +%Y%m%dT%H%M%SZ).dump"
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$BACKUP_URL"
mv "$file.part" "$file"
echo "$file"
