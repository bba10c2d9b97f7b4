#!/bin/sh
# Written by Prospectus. The next build replaces this file.
# Publishes the site: BUCKET=my-bucket DISTRIBUTION=E123 SITE=dist sh deploy.sh
set -eu
: "${BUCKET:?the name of the bucket}" "${DISTRIBUTION:?the id of the distribution}" "${SITE:=dist}"
# What pages need comes before them, and what nobody needs any more goes last.
aws s3 sync "$SITE/assets" "s3://$BUCKET/assets" --cache-control "public, max-age=31536000, immutable"
aws s3 sync "$SITE/media" "s3://$BUCKET/media" --cache-control "public, max-age=3600"
aws s3 cp "$SITE/media" "s3://$BUCKET/media" --recursive --exclude "*" --include "*.avif" --content-type image/avif --cache-control "public, max-age=31536000, immutable"
aws s3 sync "$SITE" "s3://$BUCKET/" --exclude "assets/*" --exclude "media/*" --exclude ".*" --cache-control "no-cache"
aws s3 cp "$SITE" "s3://$BUCKET/" --recursive --exclude "*" --include "*.ics" --content-type "text/calendar; charset=utf-8" --cache-control "no-cache"
aws s3 cp "$SITE" "s3://$BUCKET/" --recursive --exclude "*" --include "*.atom" --content-type "application/atom+xml; charset=utf-8" --cache-control "no-cache"
aws s3 cp "$SITE" "s3://$BUCKET/" --recursive --exclude "*" --include "*.webmanifest" --content-type "application/manifest+json" --cache-control "no-cache"
aws s3 sync "$SITE" "s3://$BUCKET/" --exclude ".*" --delete --size-only
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"
