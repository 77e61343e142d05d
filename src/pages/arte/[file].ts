/** /arte/….svg: drawings. */
import { readPiece, servedNames } from '../../config/art/catalogue.ts';
import { filePaths, getFile, type WriteFile } from '../../lib/pages.ts';

export const getStaticPaths = () => {
  const files: Record<string, WriteFile> = {};
  for (const name of servedNames) files[`/arte/${name}.svg`] = () => readPiece(name);
  return filePaths('/arte/', files);
};

export const GET = getFile;
