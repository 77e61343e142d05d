/** The results a duel can have, between its players; in the middle none. */
import type { ReactNode } from 'react';
import type { Score } from '../../season/model.ts';
import { Nick } from '../shared/Nick.tsx';

const isSame = (a: Score | undefined, b: Score | null): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

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
      <span className={score && score[0] > score[1] ? 'winner' : undefined} aria-hidden="true">
        <Nick nick={home} />
      </span>
      <span className="choices">
        {choices.map((choice) => (
          <label key={choice ? choice.join('-') : '-'}>
            <input
              type="radio"
              name={id}
              checked={isSame(score, choice)}
              aria-label={choice ? `${home} ${choice[0]}, ${away} ${choice[1]}` : 'Sin resultado'}
              onChange={() => onChange(choice)}
            />
            <span className={choice ? undefined : 'none'}>{choice ? choice.join('-') : '–'}</span>
          </label>
        ))}
      </span>
      <span className={score && score[0] < score[1] ? 'winner' : undefined} aria-hidden="true">
        <Nick nick={away} />
      </span>
    </fieldset>
  );
}
