import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Texts of the options, all different. */
  options: readonly string[];
  /** Index of the chosen option. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** A list to choose one of several groups or rounds from. */
export function IndexChoice({ label, options, chosen, onChoose }: Props): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className="field"
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}
