#!/bin/sh
# Puts a dump into an empty database, in one transaction.
set -eu
: "${DATABASE_URL:?is not set}"
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "${1:?name the dump}"
