/** Facts besides the text that decide what a source's rows mean: its edition, and the criteria of its tables. */
import { competitionOf } from '../config/competitions.ts';
import { sheetOf, type SourceName } from '../sources/catalog/catalog.ts';
import type { PresentState } from './manifest.ts';

/** Edition of a source's competition. Null for a source without a competition. */
export function editionOfSource(name: SourceName): string | null {
  const competition = sheetOf(name)?.competition;
  return competition ? competitionOf(competition).edition : null;
}

/** Criteria that order the tables of a source. Undefined for a source without tables. */
export function criteriaOfSource(name: SourceName): readonly string[] | undefined {
  const sheet = sheetOf(name);
  if (sheet?.kind !== 'standings' || sheet.competition === null) return undefined;
  return competitionOf(sheet.competition).criteria;
}

/** True if a source belongs to the current edition, as far as its state says. */
export const isOfCurrentEdition = (
  name: SourceName,
  { season }: Pick<PresentState, 'season'>,
): boolean => season === undefined || season === editionOfSource(name);
