/** What «¿Y si…?» and el prode share: their styles, and the choice of a group or round and of a score. */
import type { ReactNode } from 'react';
import type { Score } from '../../sources/sheets/fixture.ts';
import css from './tools.css?inline';

// The policy blocks inline styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

interface IndexChoiceProps {
  label: string;
  options: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** A drop-down list with a label. Texts may be equal: `chosen`, and what `onChoose` gets, are indexes from 0. */
export function IndexChoice({ label, options, chosen, onChoose }: IndexChoiceProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className="field"
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {options.map((option, index) => (
          <option key={index} value={index}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ScoreChoicesProps {
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

/** Radio buttons for `scores` in order, home's games first; null is «Sin resultado». `onChoose` gets the chosen one. */
export function ScoreChoices(props: ScoreChoicesProps): ReactNode {
  const { name, home, away, scores, chosen, onChoose } = props;
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
