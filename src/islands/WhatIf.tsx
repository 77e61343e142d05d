/** «¿Y si…?» (docs/product.md, «What if»): a group's table with supposed results. The address has the results. */
import { Fragment, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onAddressChange } from '../client/address.ts';
import { listNames } from '../lib/text.ts';
import { zoneAt, zoneOrder, type Zone } from '../season/zones.ts';
import type { Score } from '../sources/sheets/fixture.ts';
import type { SupposedDuel, SupposedGroup } from '../data/what-if.ts';
import { endOf, isOpen, isPossibleScore, possibleScores, suppose } from '../season/model.ts';
import { computeStandings, type ExplainedRow } from '../season/order.ts';
import { counted, describeChange } from '../words/numbers.ts';
import { orderSentence, zoneClasses, zoneNames } from '../words/tables.ts';
import { shareOrCopy } from '../client/share-or-copy.ts';
import {
  addressedResults,
  readSuppositions,
  writeSuppositions,
  type Suppositions,
} from '../client/tool-address.ts';
import { IndexChoice, ScoreChoices } from './prode/Choices.tsx';

interface Row extends ExplainedRow {
  zone: Zone | null;
  /** Places won compared with the true table; negative if lost. */
  change: number;
}

/** `Primero: Ana. Promoción por la categoría: Beto y Caro.` */
function describeZones(rows: readonly Row[]): string {
  const sentences: string[] = [];
  const [first] = rows;
  if (first) sentences.push(`Primero: ${first.row.player}.`);
  for (const zone of zoneOrder) {
    const names = rows.filter((row) => row.zone === zone).map(({ row }) => row.player);
    if (names.length > 0) sentences.push(`${zoneNames[zone]}: ${listNames(names)}.`);
  }
  return sentences.join(' ');
}

/** Notes on the order of rows that the table's columns do not explain. */
function TieNotes({ rows }: { rows: readonly ExplainedRow[] }): ReactNode {
  return rows.map(({ row, reason }, index) => {
    const next = rows[index + 1];
    if (!reason || !next || reason.by === 'table') return null;
    return (
      <p key={row.player} className="note">
        {orderSentence(row.player, next.row.player, reason)}
      </p>
    );
  });
}

interface ChoiceProps {
  duel: SupposedDuel;
  group: SupposedGroup;
  score: Score | undefined;
  onChange: (score: Score | null) => void;
}

function DuelChoice({ duel, group, score, onChange }: ChoiceProps): ReactNode {
  const { pieces = {} } = group;
  const scores = possibleScores(group);
  const [home, away] = [duel.home.nick, duel.away.nick];
  const end = score && endOf(score);
  // «Sin resultado» stands between the home side's wins and the other scores.
  const homeWins = scores.filter((possible) => endOf(possible) === 'home');
  const others = scores.filter((possible) => endOf(possible) !== 'home');
  return (
    <fieldset>
      <legend className="visually-hidden">
        {duel.code}: {home} contra {away}
      </legend>
      <span className={end === 'home' ? 'winner' : undefined} aria-hidden="true">
        <span data-piece={pieces[home]}>{home}</span>
      </span>
      <ScoreChoices
        name={duel.id}
        home={home}
        away={away}
        scores={[...homeWins, null, ...others]}
        chosen={score ?? null}
        onChoose={onChange}
      />
      <span className={end === 'away' ? 'winner' : undefined} aria-hidden="true">
        <span data-piece={pieces[away]}>{away}</span>
      </span>
    </fieldset>
  );
}

function Change({ places }: { places: number }): ReactNode {
  const change = describeChange(places);
  if (!change) return null;
  const [sign, words] = change;
  return (
    <span role="img" aria-label={words}>
      {sign}
    </span>
  );
}

interface TableProps {
  caption: string;
  group: SupposedGroup;
  rows: readonly Row[];
}

function Table({ caption, group: { columns, pieces = {} }, rows }: TableProps): ReactNode {
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
          // A page in translation keeps the old place in a row that moves, so a moved row is a new one.
          <tr key={`${index} ${player}`} className={zone ? zoneClasses[zone] : undefined}>
            <td className="nowrap" data-piece={pieces[player]}>
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

const duelsOf = ({ rounds }: SupposedGroup): SupposedDuel[] => rounds.flatMap(({ duels }) => duels);

/** Index of the first group with a supposed result; 0 without any. */
function firstGroup(groups: readonly SupposedGroup[], suppositions: Suppositions): number {
  const index = groups.findIndex((group) => duelsOf(group).some(({ id }) => suppositions.has(id)));
  return Math.max(0, index);
}

/** A group's true table, its table with the supposed results, and numbers of its duels. */
interface Outcome {
  /** The supposed result of a duel, if it is possible. */
  scoreOf: (duel: SupposedDuel) => Score | undefined;
  rowsNow: Row[];
  rowsThen: Row[];
  /** Duels without a result. */
  remaining: number;
  /** Duels whose supposed result counts. */
  supposed: number;
  /** Duels that were played after somebody supposed their result. */
  decided: number;
}

function supposeGroup(group: SupposedGroup, suppositions: Suppositions): Outcome {
  const { players, zones, withdrawn = [] } = group;
  const duels = duelsOf(group);
  const scoreOf = ({ id }: SupposedDuel): Score | undefined => {
    const supposed = suppositions.get(id);
    return supposed && isPossibleScore(supposed, group) ? supposed : undefined;
  };
  const now = computeStandings(players, duels, group);
  const rowsOf = (table: readonly ExplainedRow[]): Row[] =>
    table.map((line, index) => ({
      ...line,
      zone: withdrawn.includes(line.row.player) ? null : zoneAt(index, players.length, zones),
      change: now.findIndex(({ row }) => row.player === line.row.player) - index,
    }));
  const remaining = duels.filter(isOpen);
  return {
    scoreOf,
    rowsNow: rowsOf(now),
    rowsThen: rowsOf(computeStandings(players, suppose(duels, scoreOf), group)),
    remaining: remaining.length,
    supposed: remaining.filter(scoreOf).length,
    decided: duels.filter((duel) => !isOpen(duel) && suppositions.has(duel.id)).length,
  };
}

function countSentences({ remaining, supposed, decided }: Outcome): string {
  const verb = remaining === 1 ? 'Queda' : 'Quedan';
  const open = `${verb} ${counted(remaining, 'duelo', 'duelos')} por jugar, y pusiste el resultado de ${supposed}. Nada de esto cambia la tabla verdadera.`;
  if (decided === 0) return open;
  const played =
    decided === 1
      ? 'se jugó 1: vale el resultado verdadero'
      : `se jugaron ${decided}: valen los resultados verdaderos`;
  return `${open} De los duelos del enlace, ya ${played}.`;
}

interface OpenDuelsProps {
  group: SupposedGroup;
  scoreOf: Outcome['scoreOf'];
  onChange: (id: string, score: Score | null) => void;
}

/** The duels without a result, by round. */
function OpenDuels({ group, scoreOf, onChange }: OpenDuelsProps): ReactNode {
  const rounds = group.rounds.filter(({ duels }) => duels.some(isOpen));
  // Two parts of a round have the same name.
  return rounds.map(({ name, duels }) => (
    <Fragment key={duels[0]?.id}>
      <h3>{name}</h3>
      {duels.filter(isOpen).map((duel) => (
        <DuelChoice
          key={duel.id}
          duel={duel}
          group={group}
          score={scoreOf(duel)}
          onChange={(score) => onChange(duel.id, score)}
        />
      ))}
    </Fragment>
  ));
}

interface TableToolsProps {
  showsToday: boolean;
  onToggle: (showsToday: boolean) => void;
  onClear: () => void;
  announce: (text: string) => void;
}

function TableTools({ showsToday, onToggle, onClear, announce }: TableToolsProps): ReactNode {
  const button = { type: 'button', className: 'button quiet' } as const;
  const share = (): void => void shareOrCopy({ url: location.href }).then(announce);
  return (
    <div className="row">
      <button {...button} aria-pressed={showsToday} onClick={() => onToggle(!showsToday)}>
        Tabla de hoy
      </button>
      <button {...button} onClick={onClear}>
        Borrar
      </button>
      <button {...button} onClick={share}>
        Compartir
      </button>
    </div>
  );
}

/** «¿Y si…?» of one or more groups. It shows the first group that has a result in the address, or the first of all. */
export default function WhatIf({ groups }: { groups: readonly SupposedGroup[] }): ReactNode {
  const text = useSyncExternalStore(onAddressChange, addressedResults);
  const suppositions = useMemo(() => readSuppositions(text), [text]);
  const [chosenIndex, setChosenIndex] = useState(() => firstGroup(groups, suppositions));
  const [showsToday, setShowsToday] = useState(false);
  const [message, setMessage] = useState('');

  const group = groups[chosenIndex];
  if (!group) return null;
  const outcome = supposeGroup(group, suppositions);
  const rows = showsToday ? outcome.rowsNow : outcome.rowsThen;
  const isToday = showsToday || outcome.supposed === 0;
  const caption = `${group.title}: ${isToday ? 'la tabla de hoy' : 'con tus resultados'}`;

  const set = (id: string, score: Score | null): void => {
    const changed = new Map(suppositions);
    if (score) changed.set(id, score);
    else changed.delete(id);
    setShowsToday(false);
    setMessage('');
    writeSuppositions(changed);
  };
  const clear = (): void => {
    setMessage(outcome.supposed > 0 ? 'Borramos los resultados que habías puesto.' : '');
    const others = new Map(suppositions);
    for (const { id } of duelsOf(group)) others.delete(id);
    writeSuppositions(others);
  };

  return (
    <section className="what-if" aria-label="¿Y si…?">
      <div className="what-if-table">
        {groups.length > 1 && (
          <IndexChoice
            label="Grupo"
            options={groups.map(({ title }) => title)}
            chosen={chosenIndex}
            onChoose={setChosenIndex}
          />
        )}
        <Table caption={caption} group={group} rows={rows} />
        <TableTools
          showsToday={showsToday}
          onToggle={setShowsToday}
          onClear={clear}
          announce={setMessage}
        />
      </div>
      <div className="what-if-duels">
        <p className="note" role="status">
          {`${describeZones(rows)} ${message}`}
        </p>
        <p className="note">{countSentences(outcome)}</p>
        <OpenDuels group={group} scoreOf={outcome.scoreOf} onChange={set} />
        <TieNotes rows={rows} />
      </div>
    </section>
  );
}
