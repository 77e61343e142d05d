/** El prode: a visitor guesses the duels of a round, and compares with friends (docs/product.md, «El prode»). */
import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { readParameter, replaceParameter } from '../../client/address.ts';
import {
  cleanName,
  onBookChange,
  picksOf,
  readBook,
  readLink,
  storeBook,
  storedBook,
  withFriend,
  withoutFriend,
  withPick,
  writeLink,
  type Book,
  type SharedPicks,
} from '../../client/prode-picks.ts';
import { shareOrCopy } from '../../client/share-or-copy.ts';
import type { ProdeFile, ProdeStage } from '../../data/prode.ts';
import {
  countMissing,
  favouritePicks,
  isPickable,
  scoreOf,
  stageKey,
  type Picks,
  type ProdeDuel,
  type ProdeRound,
  type ProdeScore,
} from '../../season/prode.ts';
import { listNames } from '../../lib/text.ts';
import { counted } from '../../words/numbers.ts';
import {
  missingPicksSentence,
  prodeText,
  scoreSentence,
  unreadableSentence,
} from '../../words/prode.ts';
import { IndexChoice } from './Choices.tsx';
import { DuelPick, winnerWords, type Choice } from './DuelPick.tsx';

/** The visitor's clock, in milliseconds since 1970. Each rendering reads it: duels close while the page is open. */
const now = (): number => Date.now();

/** A round of a stage, to choose from. */
interface ListedRound {
  stage: ProdeStage;
  round: ProdeRound;
}

const listRounds = ({ stages }: ProdeFile): ListedRound[] =>
  stages.flatMap((stage) => stage.rounds.map((round) => ({ stage, round })));

const indexOfLink = (rounds: readonly ListedRound[], link: SharedPicks | null): number =>
  rounds.findIndex(({ stage, round }) => stage.key === link?.stage && round.key === link.round);

/** Index of the round to show first: of the link, else the first that can be picked, else the last. */
function firstShown(rounds: readonly ListedRound[], link: SharedPicks | null): number {
  const linked = indexOfLink(rounds, link);
  if (linked >= 0) return linked;
  const open = rounds.findIndex(({ round }) => round.duels.some((duel) => isPickable(duel, now())));
  return open >= 0 ? open : rounds.length - 1;
}

/** Somebody's picks in a stage. */
interface Player {
  name: string;
  picks: Picks;
  isFriend: boolean;
}

const duelsOf = ({ rounds }: ProdeStage): ProdeDuel[] => rounds.flatMap(({ duels }) => duels);

/** Points of the players in the round (`points`) and in its stage (`total`), highest total first, then most points. */
function pointsTable(players: readonly Player[], { stage, round }: ListedRound) {
  const duelsOfStage = duelsOf(stage);
  const rows = players.map((player) => ({
    ...player,
    points: scoreOf(round.duels, player.picks).points,
    total: scoreOf(duelsOfStage, player.picks).points,
  }));
  return rows.toSorted((a, b) => b.total - a.total || b.points - a.points);
}

interface TableProps {
  players: readonly Player[];
  shown: ListedRound;
  onForget: (name: string) => void;
}

function FriendsTable({ players, shown, onForget }: TableProps): ReactNode {
  return (
    <table className="apart">
      <caption>{`La tabla del prode, ${shown.stage.title}`}</caption>
      <thead>
        <tr>
          <th scope="col">Quién</th>
          <th scope="col" className="number">
            {shown.round.name}
          </th>
          <th scope="col" className="number">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {pointsTable(players, shown).map(({ name, points, total, isFriend }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">
              {name}{' '}
              {isFriend && (
                <button
                  type="button"
                  aria-label={`Quitar a ${name}`}
                  onClick={() => onForget(name)}
                >
                  ×
                </button>
              )}
            </th>
            <td className="number">{points}</td>
            <td className="number">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FriendLinkProps {
  link: SharedPicks;
  /** Duels of the link's round on this page. Null if the link is of another season, division or round. */
  duels: readonly ProdeDuel[] | null;
  /** Keeps the picks under the link's name, or else the one that the visitor types. */
  onKeep: (name: string) => void;
  onLeave: () => void;
}

/** What a friend's link says, and the offer to keep it. */
function FriendLink({ link, duels, onKeep, onLeave }: FriendLinkProps): ReactNode {
  const [typedName, setTypedName] = useState('');
  const name = link.name || cleanName(typedName) || 'alguien';
  const known: { id: string; sentence: string }[] = [];
  for (const duel of duels ?? []) {
    const pick = link.picks.get(duel.id);
    if (!pick) continue;
    // `Ana e Inés: gana Ana 2-1`
    const sentence = `${listNames(duel.players)}: gana ${winnerWords(duel, pick)}`;
    known.push({ id: duel.id, sentence });
  }
  const count = counted(link.picks.size, 'pronóstico', 'pronósticos');
  const unreadable = link.unreadable + (duels === null ? 0 : link.picks.size - known.length);
  return (
    <section className="prode-link" aria-label={`El prode de ${name}`}>
      <h3>{`El prode de ${name}`}</h3>
      {duels === null && (
        <p>{`Este enlace, con ${count}, es de otra temporada o de una fecha que ya no está.`}</p>
      )}
      {link.picks.size + unreadable === 0 && <p>Este enlace no tiene pronósticos.</p>}
      {known.length > 0 && (
        <ul>
          {known.map(({ id, sentence }) => (
            <li key={id}>{sentence}</li>
          ))}
        </ul>
      )}
      {unreadable > 0 && <p className="note">{unreadableSentence(unreadable)}</p>}
      <p className="row">
        {known.length > 0 && link.name === '' && (
          <NameField label="Su nombre" name="" onChange={setTypedName} />
        )}{' '}
        {known.length > 0 && (
          <button type="button" className="button" onClick={() => onKeep(name)}>
            {`Guardar el de ${name}`}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onLeave}>
          Seguir sin guardarlo
        </button>
      </p>
    </section>
  );
}

/** The book of this device, and a function that stores it and returns a notice for the visitor if that fails, or ''. */
function useBook(): [Book, (book: Book) => string] {
  const text = useSyncExternalStore(onBookChange, storedBook);
  const book = useMemo(() => readBook(text), [text]);
  const store = (next: Book): string =>
    storeBook(next) ? '' : 'Tu navegador no deja guardarlo: mandate el enlace.';
  return [book, store];
}

/** Names of those who always pick a favourite, as parts of a sentence. */
const favouriteNames = { eloFavourite: 'el Elo', tableFavourite: 'la tabla' } as const;

/**
 * Who plays in a stage: the visitor, friends, and those who always pick a favourite, if there is any: a community may
 * have no Elo, and a bracket has no table. @param key The stage's `stageKey`.
 */
function playersOf(book: Book, key: string, stage: ProdeStage) {
  // The table is also copied for a chat, where «Vos» would be somebody else.
  const visitor = { name: book.name || 'Yo', picks: picksOf(book.mine, key), isFriend: false };
  const friends: Player[] = [];
  for (const [name, stages] of book.friends) {
    friends.push({ name, picks: picksOf(stages, key), isFriend: true });
  }
  const favourites: Player[] = [];
  for (const by of ['eloFavourite', 'tableFavourite'] as const) {
    const picks = favouritePicks(duelsOf(stage), by);
    if (picks.size > 0) favourites.push({ name: favouriteNames[by], picks, isFriend: false });
  }
  return { visitor, favourites, all: [visitor, ...friends, ...favourites] };
}

/** The address that shows somebody's picks of a round to a friend, in the same tab of this page. */
function addressOfPicks(
  name: string,
  season: string,
  { stage, round }: ListedRound,
  picks: Picks,
): string {
  const inRound = [...picks].filter(([id]) => round.duels.some((duel) => duel.id === id));
  const url = new URL(location.href);
  const link = { name, season, stage: stage.key, round: round.key, picks: new Map(inRound) };
  // «¿Y si…?» may be open beside el prode.
  url.searchParams.delete('ysi');
  url.searchParams.set('prode', writeLink(link));
  return url.href;
}

function NameField(props: { label: string; name: string; onChange: (name: string) => void }) {
  const { label, name, onChange } = props;
  return (
    <label>
      {label}{' '}
      <input
        className="field"
        autoComplete="off"
        defaultValue={name}
        onBlur={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** Says the visitor's points of a round, beside the favourites', and how many of its duels wait for a pick. */
function slipSentence(
  { duels }: ListedRound['round'],
  visitor: Player,
  favourites: readonly Player[],
): string {
  const scoreIn = ({ picks }: Player): ProdeScore => scoreOf(duels, picks);
  const favouriteScores = favourites.map((player) => ({ name: player.name, ...scoreIn(player) }));
  const missing = missingPicksSentence(countMissing(duels, visitor.picks, now()));
  return `${scoreSentence(scoreIn(visitor), favouriteScores)} ${missing}`;
}

/** The last announcement, and its element, which takes the focus of a button that goes when it is pressed. */
function useAnnouncement() {
  const [message, announce] = useState('');
  const element = useRef<HTMLParagraphElement>(null);
  const announceWithFocus = (said: string): void => {
    announce(said);
    element.current?.focus();
  };
  return { message, element, announce, announceWithFocus };
}

interface RoundProps {
  file: ProdeFile;
  shown: ListedRound;
  announcement: ReturnType<typeof useAnnouncement>;
}

/** The slip of a round, its score, and the table of friends. */
function RoundSlip({ file, shown, announcement }: RoundProps): ReactNode {
  const { message, element, announce, announceWithFocus } = announcement;
  const [book, store] = useBook();
  const { stage, round } = shown;
  const key = stageKey(file.season, stage.key);
  const { visitor, favourites, all } = playersOf(book, key, stage);

  const pick = (duel: ProdeDuel, choice: Choice): void => {
    // The page may be open since before the duel's hour: a late pick gives no points, and must not replace an early one.
    if (!isPickable(duel, now())) announce('Ese duelo ya empezó: no se puede cambiar.');
    else announce(store(withPick(book, key, duel.id, { ...choice, pickedAt: now() })));
  };
  const sendPicks = async (): Promise<void> => {
    const url = addressOfPicks(book.name, file.season, shown, visitor.picks);
    announce(await shareOrCopy({ url }));
  };
  const copyTable = async (): Promise<void> =>
    announce(await shareOrCopy({ text: prodeText(round.name, pointsTable(all, shown)) }));
  const forget = (name: string): void =>
    announceWithFocus(store(withoutFriend(book, name)) || `Quitamos a ${name} de la tabla.`);

  return (
    <>
      {round.duels.map((duel) => (
        <DuelPick
          key={duel.id}
          duel={duel}
          rules={stage.rules}
          pick={visitor.picks.get(duel.id) ?? null}
          now={now()}
          onPick={(choice) => pick(duel, choice)}
        />
      ))}
      <p className="note" role="status" ref={element} tabIndex={-1}>
        {`${slipSentence(round, visitor, favourites)} ${message}`}
      </p>
      <div className="row">
        <NameField
          key={book.name}
          label="Tu nombre"
          name={book.name}
          onChange={(name) => announce(store({ ...book, name: cleanName(name) }))}
        />
        <button type="button" className="button" onClick={() => void sendPicks()}>
          Mandar mi prode
        </button>
      </div>
      <FriendsTable players={all} shown={shown} onForget={forget} />
      <div className="row">
        <button type="button" className="button quiet" onClick={() => void copyTable()}>
          Copiar la tabla
        </button>
        <button type="button" className="button quiet" onClick={() => storeBook(null)}>
          Olvidar el prode
        </button>
      </div>
    </>
  );
}

/** El prode of a file's stages. It shows the address's link first, if there is one. Renders nothing without a round. */
export default function Prode({ file }: { file: ProdeFile }): ReactNode {
  const [book, store] = useBook();
  const announcement = useAnnouncement();
  const [link, setLink] = useState(() => readLink(readParameter('prode')));
  const rounds = listRounds(file);
  const [index, setIndex] = useState(() => firstShown(rounds, link));
  const shown = rounds[index];
  if (!shown) return null;

  const linked = rounds[indexOfLink(rounds, link)];
  const leaveLink = (said = ''): void => {
    replaceParameter('prode', '');
    setLink(null);
    announcement.announceWithFocus(said);
  };
  const keepLink = (name: string): void => {
    const problem = link ? store(withFriend(book, { ...link, name })) : '';
    leaveLink(problem || `Guardamos el prode de ${name}: está en la tabla.`);
  };
  return (
    <section className="prode" aria-label="Mi prode">
      {link && (
        <FriendLink
          link={link}
          duels={link.season === file.season && linked ? linked.round.duels : null}
          onKeep={keepLink}
          onLeave={() => leaveLink()}
        />
      )}
      <IndexChoice
        label="Fecha"
        options={rounds.map(({ stage, round }) => `${stage.title}: ${round.name}`)}
        chosen={index}
        onChoose={(chosen) => {
          setIndex(chosen);
          announcement.announce('');
        }}
      />
      <RoundSlip key={index} file={file} shown={shown} announcement={announcement} />
      <p className="note">
        1 punto por quien gana y 1 más por el resultado exacto. Se puede elegir hasta la hora del
        duelo. Queda en tu dispositivo: nada se manda.
      </p>
    </section>
  );
}
