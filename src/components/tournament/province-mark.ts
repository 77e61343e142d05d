/** Where the map's tiles lead. */
import type { Province } from '../../domain/province.ts';

/** Id of the row of a province's next qualifier. */
export const provinceMark = (province: Province | null): string => province?.id ?? 'sin-provincia';
