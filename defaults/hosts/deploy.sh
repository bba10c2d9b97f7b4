#!/bin/sh
# __NOTE__
# Publishes the site: BUCKET=my-bucket DISTRIBUTION=E123 SITE=dist sh deploy.sh
set -eu
: "${BUCKET:?the name of the bucket}" "${DISTRIBUTION:?the id of the distribution}" "${SITE:=dist}"
# What pages need is copied before them; what no page needs any more is deleted last.
aws s3 sync "$SITE/__KEPT.FOLDER__" "s3://$BUCKET__BASE____KEPT.FOLDER__" --cache-control "__KEPT.VALUE__"
aws s3 cp "$SITE/media" "s3://$BUCKET__BASE__media" --recursive --exclude "*" --include "*.avif" --content-type image/avif --cache-control "__FOREVER__"
aws s3 sync "$SITE" "s3://$BUCKET__BASE__" --exclude "assets/*" --exclude "media/*" --exclude ".*" --cache-control "__AGAIN__"
aws s3 cp "$SITE" "s3://$BUCKET__BASE__" --recursive --exclude "*" --include "*.ics" --content-type "text/calendar; charset=utf-8" --cache-control "__AGAIN__"
aws s3 cp "$SITE" "s3://$BUCKET__BASE__" --recursive --exclude "*" --include "*.atom" --content-type "application/atom+xml; charset=utf-8" --cache-control "__AGAIN__"
aws s3 cp "$SITE" "s3://$BUCKET__BASE__" --recursive --exclude "*" --include "*.webmanifest" --content-type "application/manifest+json" --cache-control "__AGAIN__"
aws s3 sync "$SITE" "s3://$BUCKET__BASE__" --exclude ".*" --delete --size-only
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "__BASE__*"
