/** The site's main gestures, in the order in which they are gone through. */
import type { Gesture } from './gesture.ts';
import { contactGestures } from './gestures/contact.ts';
import { cupGestures } from './gestures/cup.ts';
import { homeGestures } from './gestures/home.ts';
import { leagueGestures } from './gestures/league.ts';
import { pageGestures } from './gestures/pages.ts';
import { schemeGestures } from './gestures/scheme.ts';
import { searchGestures } from './gestures/search.ts';
import { sharingGestures } from './gestures/sharing.ts';

export const gestures: readonly Gesture[] = [
  ...homeGestures,
  ...leagueGestures,
  ...cupGestures,
  ...contactGestures,
  ...sharingGestures,
  ...searchGestures,
  ...schemeGestures,
  ...pageGestures,
];
