/** The results a duel can have, between its players; in the middle none. */
import type { ReactNode } from 'react';
import type { Score } from '../../domain/what-if.ts';
import { Nick } from '../shared/Nick.tsx';

const isSame = (a: Score | undefined, b: Score | null): boolean =>
  a?.home === b?.home && a?.away === b?.away;

interface Props {
  id: string;
  code: string;
  home: string;
  away: string;
  scores: readonly Score[];
  score: Score | undefined;
  onChange: (score: Score | null) => void;
}

export function DuelChoice({ id, code, home, away, scores, score, onChange }: Props): ReactNode {
  const half = scores.length / 2;
  const choices = [...scores.slice(0, half), null, ...scores.slice(half)];
  return (
    <fieldset>
      <legend className="visually-hidden">
        {code}: {home} contra {away}
      </legend>
      <span className={score && score.home > score.away ? 'winner' : undefined} aria-hidden="true">
        <Nick nick={home} />
      </span>
      <span className="choices">
        {choices.map((choice) => (
          <label key={choice ? `${choice.home}-${choice.away}` : '-'}>
            <input
              type="radio"
              name={id}
              checked={isSame(score, choice)}
              aria-label={
                choice ? `${home} ${choice.home}, ${away} ${choice.away}` : 'Sin resultado'
              }
              onChange={() => onChange(choice)}
            />
            <span className={choice ? undefined : 'none'}>
              {choice ? `${choice.home}-${choice.away}` : '–'}
            </span>
          </label>
        ))}
      </span>
      <span className={score && score.home < score.away ? 'winner' : undefined} aria-hidden="true">
        <Nick nick={away} />
      </span>
    </fieldset>
  );
}
