#!/usr/bin/env bash
# alert.sh TITLE RUNS: opens, updates or closes the one issue that lists everything that is wrong: ALERTS, and the
# failed run if FAILED is true, but only after RUNS failures in a row, since the next run often makes up for one. A
# failed run without ALERTS does not know what else is wrong, so it leaves the issue as it is.
set -euo pipefail
title=$1
runs=$2
if [ "$FAILED" = true ]; then
  # This run is not in the list yet.
  others=$((runs - 1))
  failed=$(gh run list --workflow "$GITHUB_WORKFLOW" --branch main --status completed --json conclusion \
    --jq "[.[].conclusion | select(. != \"cancelled\")][:$others] | map(select(. == \"failure\")) | length")
  if [ "$failed" -ne "$others" ]; then
    [ -n "$ALERTS" ] || exit 0
  else
    ALERTS=$(printf '### Corridas seguidas de «%s» que fallaron: %s\n\n%s\n\n%s' "$GITHUB_WORKFLOW" "$runs" \
      'Abrí «Actions», la última corrida en rojo, y leé su resumen: dice qué falló y qué hacer.' "$ALERTS")
  fi
fi
issue=$(gh issue list --app github-actions --json number,title --jq ".[] | select(.title == \"$title\").number")
if [ -z "$ALERTS" ]; then
  [ -z "$issue" ] || gh issue close "$issue" --comment 'Ya está: todo volvió a andar.'
elif [ -z "$issue" ]; then
  gh issue create --title "$title" --body "$ALERTS"
else
  gh issue edit "$issue" --body "$ALERTS"
fi
