/** /datos/…: the data that programs fetch, be they other people's or the tools of our pages. */
import { dataPath, openDataPath, prodePath, whatIfPath } from '../../config/addresses.ts';
import { dataFiles } from '../../data/open-data.ts';
import { prodeFiles } from '../../data/prode.ts';
import { meeples, season } from '../../data/season.ts';
import { supposedGroups, type SupposedGroup } from '../../data/what-if.ts';
import { filePaths, getFile, type WriteFile } from '../../lib/pages.ts';
import type { MeepleColour } from '../../season/meeples.ts';
import type { Division } from '../../season/model.ts';

/** The groups of a division for «¿Y si…?», each with the colours of its players' meeples. */
async function whatIfFile(division: Division): Promise<string> {
  const meepleOf = await meeples();
  const groups = supposedGroups(division).map((group): SupposedGroup => {
    const pieces: Record<string, MeepleColour> = {};
    for (const player of group.players) {
      const colour = meepleOf(player);
      if (colour) pieces[player] = colour;
    }
    return { ...group, pieces };
  });
  return JSON.stringify(groups);
}

export const getStaticPaths = async () => {
  const files: Record<string, WriteFile> = {};
  for (const { name, json, csv } of dataFiles) {
    files[dataPath(name)] = json;
    if (csv) files[dataPath(name, 'csv')] = csv;
  }
  for (const file of await prodeFiles()) {
    files[prodePath(file.id)] = () => JSON.stringify(file);
  }
  for (const division of (await season()).divisions) {
    files[whatIfPath(division.config.id)] = () => whatIfFile(division);
  }
  return filePaths(`${openDataPath}/`, files);
};

export const GET = getFile;
