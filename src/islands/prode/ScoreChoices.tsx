import type { ReactNode } from 'react';
import type { Score } from '../../sources/sheets/fixture.ts';

interface Props {
  /** Name of the duel's radio buttons. */
  name: string;
  home: string;
  away: string;
  /** Games of the home and the away side; null is the choice «Sin resultado». */
  scores: readonly (Score | null)[];
  /** Undefined if none is chosen. */
  chosen: Score | null | undefined;
  onChoose: (score: Score | null) => void;
}

const textOf = (score: Score | null): string => (score ? score.join('-') : '–');

/** The scores of a duel as radio buttons, in «¿Y si…?» and el prode. */
export function ScoreChoices({ name, home, away, scores, chosen, onChoose }: Props): ReactNode {
  return (
    <span className="choices">
      {scores.map((score) => (
        <label key={textOf(score)} className={score ? 'choice' : 'choice none'}>
          <input
            type="radio"
            name={name}
            checked={chosen !== undefined && textOf(score) === textOf(chosen)}
            aria-label={score ? `${home} ${score[0]}, ${away} ${score[1]}` : 'Sin resultado'}
            onChange={() => onChoose(score)}
          />
          {textOf(score)}
        </label>
      ))}
    </span>
  );
}
