/** A duel of el prode: the winner in one tap, or the score; once closed, the pick beside the result. */
import type { ReactNode } from 'react';
import type { DuelRules } from '../../config/stages.ts';
import {
  isPickable,
  pointsOf,
  turnScore,
  winnerOf,
  type ProdePick,
  type ProdeDuel,
  type Seat,
} from '../../season/prode.ts';
import { possibleScores } from '../../season/model.ts';
import type { Score } from '../../sources/sheets/fixture.ts';
import { pointsWords } from '../../words/prode.ts';
import { ScoreChoices } from './Choices.tsx';

/** What a visitor chose, before it is dated. */
export type Choice = Omit<ProdePick, 'pickedAt'>;

interface Props {
  duel: ProdeDuel;
  rules: DuelRules;
  pick: ProdePick | null;
  /** Milliseconds since 1970. */
  now: number;
  onPick: (choice: Choice) => void;
}

const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/**
 * A nick with an invisible space where it may break, `CatedralDel` above `Sur`. Screen readers might read the space, so
 * they get the nick from `aria-label`.
 */
const breakable = (nick: string): string => nick.replace(/\p{Ll}(?=\p{Lu})/gu, '$&\u200b');

/** The nick that was picked to win, and the picked score, if any, with that player's games first: `Ana 2-1`, `Ana`. */
export const winnerWords = ({ players }: ProdeDuel, { winner, score }: ProdePick): string =>
  score ? `${players[winner]} ${turnScore(score, winner).join('-')}` : players[winner];

/** A duel that has begun or has a result. */
function ClosedDuel({ duel, pick }: { duel: ProdeDuel; pick: ProdePick | null }): ReactNode {
  const { players, home, score, isForfeit } = duel;
  let result = score ? turnScore(score, home).join('-') : 'en juego';
  let note = pick ? `elegiste ${winnerWords(duel, pick)}` : 'no elegiste';
  if (isForfeit) {
    result = 'W.O.';
    note = 'no cuenta para nadie';
  } else if (score && pick) {
    note += `: ${pointsWords(pointsOf(duel, pick))}`;
  }
  return (
    <p className="prode-duel closed">
      <span>{players[home]}</span> <strong>{result}</strong> <span>{players[otherSeat(home)]}</span>{' '}
      <small>{note}</small>
    </p>
  );
}

/**
 * Radio buttons to pick a duel's winner or score. `onPick` gets `winner`, an index in the duel's `players`, and
 * `score`, in their order, or null if only the winner was picked. A duel with a result, or whose hour has come at `now`
 * (ms), shows the result (or «en juego») and the pick instead.
 */
export function DuelPick({ duel, rules, pick, now, onPick }: Props): ReactNode {
  if (!isPickable(duel, now)) return <ClosedDuel duel={duel} pick={pick} />;
  const { id, players, home } = duel;
  const [homeNick, awayNick] = [players[home], players[otherSeat(home)]];
  const choiceOfPlayer = (seat: Seat): ReactNode => (
    <label className={pick?.winner === seat ? 'choice prode-player chosen' : 'choice prode-player'}>
      <input
        type="radio"
        name={id}
        aria-label={players[seat]}
        checked={pick?.winner === seat && pick.score === null}
        onChange={() => onPick({ winner: seat, score: null })}
      />
      <span aria-hidden="true">{breakable(players[seat])}</span>
    </label>
  );
  const pickScore = (games: Score | null): void => {
    const score = games && turnScore(games, home);
    const winner = score && winnerOf(score);
    if (score && winner !== null) onPick({ winner, score });
  };
  return (
    <fieldset className="prode-duel">
      <legend className="visually-hidden">{`${homeNick} contra ${awayNick}: ¿quién gana?`}</legend>
      {choiceOfPlayer(home)}
      <ScoreChoices
        name={id}
        home={homeNick}
        away={awayNick}
        scores={possibleScores(rules).filter((games) => winnerOf(games) !== null)}
        chosen={pick?.score ? turnScore(pick.score, home) : undefined}
        onChoose={pickScore}
      />
      {choiceOfPlayer(otherSeat(home))}
    </fieldset>
  );
}
