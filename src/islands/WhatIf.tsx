/** «¿Y si…?» (docs/product.md, «What if»): a group's table with supposed results. The address has the results. */
import { Fragment, useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onAddressChange } from '../client/address.ts';
import { listNames } from '../lib/text.ts';
import { zoneAt, zoneOrder, type Zone } from '../season/zones.ts';
import type { Score } from '../sources/sheets/fixture.ts';
import { isOpen } from '../season/model.ts';
import type { ExplainedRow } from '../season/order.ts';
import {
  computeStandings,
  possibleScores,
  suppose,
  type SupposedDuel,
  type SupposedGroup,
} from '../season/what-if.ts';
import { counted } from '../words/numbers.ts';
import { orderSentence } from '../words/tables.ts';
import { zoneClasses, zoneNames } from '../words/zones.ts';
import { shareOrCopy } from '../client/share-or-copy.ts';
import {
  addressedResults,
  readSuppositions,
  writeSuppositions,
  type Suppositions,
} from '../client/tool-address.ts';
import { ScoreChoices } from './prode/ScoreChoices.tsx';
import { useAdoptedStyles } from './shared/adopted-styles.ts';
import css from './what-if.css?inline';

interface Row extends ExplainedRow {
  zone: Zone | null;
  /** Places won compared with the true table. */
  change: number;
}

/** `Primero: Ana. Promoción por la categoría: Beto y Caro.` */
function describeZones(rows: readonly Row[]): string {
  const zones = zoneOrder.flatMap((zone) => {
    const names = rows.filter((row) => row.zone === zone).map(({ row }) => row.player);
    return names.length > 0 ? [`${zoneNames[zone]}: ${listNames(names)}.`] : [];
  });
  return [`Primero: ${rows[0]?.row.player ?? ''}.`, ...zones].join(' ');
}

/** Sentences on the order of rows that the table's columns do not explain. */
const tieSentences = (rows: readonly ExplainedRow[]): string[] =>
  rows.flatMap(({ row, reason }, index) => {
    const next = rows[index + 1];
    return reason && next && reason.by !== 'table'
      ? [orderSentence(row.player, next.row.player, reason)]
      : [];
  });

interface ChoiceProps {
  duel: SupposedDuel;
  scores: readonly Score[];
  score: Score | undefined;
  pieces: NonNullable<SupposedGroup['pieces']>;
  onChange: (score: Score | null) => void;
}

function DuelChoice({ duel, scores, score, pieces, onChange }: ChoiceProps): ReactNode {
  const [home, away] = [duel.home.nick, duel.away.nick];
  const half = scores.length / 2;
  return (
    <fieldset>
      <legend className="visually-hidden">
        {duel.code}: {home} contra {away}
      </legend>
      <span className={score && score[0] > score[1] ? 'winner' : undefined} aria-hidden="true">
        <span data-piece={pieces[home]}>{home}</span>
      </span>
      <ScoreChoices
        name={duel.id}
        home={home}
        away={away}
        scores={[...scores.slice(0, half), null, ...scores.slice(half)]}
        chosen={score ?? null}
        onChoose={onChange}
      />
      <span className={score && score[0] < score[1] ? 'winner' : undefined} aria-hidden="true">
        <span data-piece={pieces[away]}>{away}</span>
      </span>
    </fieldset>
  );
}

function Change({ places }: { places: number }): ReactNode {
  if (places === 0) return null;
  const [sign, words] = places > 0 ? ['▲', 'sube'] : ['▼', 'baja'];
  return (
    <span role="img" aria-label={`${words} ${Math.abs(places)}`}>
      {sign}
      {Math.abs(places)}
    </span>
  );
}

interface TableProps extends Pick<ChoiceProps, 'pieces'> {
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
}

function Table({ caption, columns, rows, pieces }: TableProps): ReactNode {
  return (
    <table className="standings">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            Pos
          </th>
          <th scope="col">Jugador</th>
          {columns.map((label) => (
            <th key={label} scope="col" className="number">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row: { player, cells }, zone, change }, index) => (
          <tr key={player} className={zone ? zoneClasses[zone] : undefined}>
            <td data-piece={pieces[player]}>
              <Change places={change} /> {index + 1}
            </td>
            <th scope="row">{player}</th>
            {columns.map((label) => (
              <td key={label}>{cells[label]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Index of the first group with a supposed result; 0 without any. */
function firstGroup(groups: readonly SupposedGroup[], suppositions: Suppositions): number {
  const supposed = groups.findIndex(({ rounds }) =>
    rounds.some(({ duels }) => duels.some(({ id }) => suppositions.has(id))),
  );
  return Math.max(0, supposed);
}

export default function WhatIf({ groups }: { groups: readonly SupposedGroup[] }): ReactNode {
  const text = useSyncExternalStore(onAddressChange, addressedResults);
  const suppositions = useMemo(() => readSuppositions(text), [text]);
  const [chosenIndex, setChosenIndex] = useState(() => firstGroup(groups, suppositions));
  const [showsToday, setShowsToday] = useState(false);
  const [message, setMessage] = useState('');
  const name = useId();

  useAdoptedStyles(css);

  const group = groups[chosenIndex];
  if (!group) return null;
  const { columns, players, rounds, zones, title, pieces = {} } = group;
  const scores = possibleScores(group);
  const duels = rounds.flatMap((round) => round.duels);
  const scoreOf = ({ id }: SupposedDuel): Score | undefined => {
    const supposed = suppositions.get(id)?.join('-');
    return scores.find((score) => score.join('-') === supposed);
  };
  const remaining = duels.filter(isOpen);
  const supposed = remaining.filter(scoreOf);
  const decided = duels.filter((duel) => !isOpen(duel) && suppositions.has(duel.id));
  const now = computeStandings(players, duels, group);
  const table = showsToday ? now : computeStandings(players, suppose(duels, scoreOf), group);
  const shown = table.map((line, index) => ({
    ...line,
    zone: zoneAt(index, players.length, zones),
    change: now.findIndex(({ row }) => row.player === line.row.player) - index,
  }));

  const set = (id: string, score: Score | null): void => {
    const next = new Map(suppositions);
    if (score) next.set(id, score);
    else next.delete(id);
    setShowsToday(false);
    setMessage('');
    writeSuppositions(next);
  };
  const clear = (): void => {
    const ids = new Set(duels.map(({ id }) => id));
    setMessage(supposed.length > 0 ? 'Borramos los resultados que habías puesto.' : '');
    writeSuppositions(new Map([...suppositions].filter(([id]) => !ids.has(id))));
  };

  return (
    <section className="what-if" aria-label="¿Y si…?">
      <div className="what-if-table">
        {groups.length > 1 && (
          <label htmlFor={name}>
            Grupo{' '}
            <select
              id={name}
              className="field"
              value={chosenIndex}
              onChange={({ target }) => setChosenIndex(Number(target.value))}
            >
              {groups.map((option, index) => (
                <option key={option.title} value={index}>
                  {option.title}
                </option>
              ))}
            </select>
          </label>
        )}
        <Table
          caption={`${title}: ${showsToday || supposed.length === 0 ? 'la tabla de hoy' : 'con tus resultados'}`}
          columns={columns}
          rows={shown}
          pieces={pieces}
        />
        <div className="row">
          <button
            type="button"
            className="button quiet"
            aria-pressed={showsToday}
            onClick={() => setShowsToday(!showsToday)}
          >
            Tabla de hoy
          </button>
          <button type="button" className="button quiet" onClick={clear}>
            Borrar
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => void shareOrCopy({ url: location.href }).then(setMessage)}
          >
            Compartir
          </button>
        </div>
      </div>
      <div className="what-if-duels">
        <p className="note" role="status">
          {describeZones(shown)} {message}
        </p>
        <p className="note">
          {`Quedan ${counted(remaining.length, 'duelo', 'duelos')} por jugar, y pusiste el resultado de ${supposed.length}. Nada de esto cambia la tabla verdadera.`}
          {decided.length > 0 &&
            ` De los duelos del enlace, ya se jugaron ${decided.length}: valen los resultados verdaderos.`}
        </p>
        {rounds.map((round) => {
          const open = round.duels.filter(isOpen);
          return (
            open.length > 0 && (
              <Fragment key={round.name}>
                <h3>{round.name}</h3>
                {open.map((duel) => (
                  <DuelChoice
                    key={duel.id}
                    duel={duel}
                    scores={scores}
                    score={scoreOf(duel)}
                    pieces={pieces}
                    onChange={(score) => set(duel.id, score)}
                  />
                ))}
              </Fragment>
            )
          );
        })}
        {tieSentences(shown).map((sentence) => (
          <p key={sentence} className="note">
            {sentence}
          </p>
        ))}
      </div>
    </section>
  );
}
