/** Marks qualifiers as past on the visitor's clock: the page may be hours older than the visit. */
import { markPast } from './mark-past.ts';

markPast(document, new Date());
