/** How far a player is from the line that matters, as the end of a sentence. */
import type { Gap } from '../season/gap.ts';
import { counted } from './numbers.ts';

const certainly: Readonly<Record<Gap['goal'], string>> = {
  title: 'seguro',
  promotion: 'juega seguro por el ascenso',
  relegation: 'juega seguro por la categoría',
};

/** `a 2 duelos del ascenso`, `en zona de ascenso por 1 duelo`, `ya no llega al ascenso`, `a salvo`. */
export function gapWords({ goal, isIn, duels, chance }: Gap): string {
  const by = duels === 0 ? 'desempate' : counted(duels, 'duelo', 'duelos');
  const far = duels === 0 ? 'un desempate' : by;
  if (chance === 'certain') return certainly[goal];
  if (goal === 'relegation') {
    if (chance === 'impossible') return 'a salvo';
    return isIn ? `a ${far} de salvarse` : `fuera de la zona de descenso por ${by}`;
  }
  if (chance === 'impossible')
    return goal === 'title' ? 'ya no puede ser primero' : 'ya no llega al ascenso';
  if (isIn) return goal === 'title' ? `por ${by}` : `en zona de ascenso por ${by}`;
  return `a ${far} ${goal === 'title' ? 'del primero' : 'del ascenso'}`;
}
