/** All that is played: the league's groups and playoffs, and the cup. */
import { listStages, type SeasonStage } from '../domain/season-duels.ts';
import { snapshot } from './snapshot.ts';

/** Every stage once, groups first. */
export async function stages(): Promise<SeasonStage[]> {
  return listStages((await snapshot()).fixtures);
}
