/** The ranking island's state, and what changes it. */
import { isSearch } from '../../domain/nick-search.ts';
import type { RankingKey, RankingLine } from '../../domain/ranking.ts';
import { firstView, searchFor, sortBy, turnPage, type View } from './view.ts';

export interface State {
  /** The whole ranking, once it is here; until then the page's own rows stay. */
  players: readonly RankingLine[] | null;
  /** Whether the ranking is being fetched, or could not be. */
  status: 'idle' | 'loading' | 'failed';
  /** What the visitor asked for; on show as soon as the players are here. */
  wanted: View;
}

export type Action =
  | { type: 'turn'; step: 1 | -1; lastPage: number }
  | { type: 'sort'; sort: RankingKey }
  | { type: 'search'; query: string }
  | { type: 'retry' }
  | { type: 'loaded'; players: readonly RankingLine[] }
  | { type: 'failed' };

export const initialState: State = { players: null, status: 'idle', wanted: firstView };

/** Asks for a view, and for the players if they are not here yet. */
const want = (state: State, wanted: View): State => ({
  ...state,
  wanted,
  status: state.players ? 'idle' : 'loading',
});

/** What the next step starts from: after a failure, what is on show rather than what was missed. */
const base = ({ status, wanted }: State): View =>
  status === 'failed' ? { ...firstView, query: wanted.query } : wanted;

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'turn':
      return want(state, turnPage(base(state), action.step, action.lastPage));
    case 'sort':
      return want(state, sortBy(base(state), action.sort));
    case 'search': {
      const wanted = searchFor(state.wanted, action.query);
      // Nothing to fetch for a search that was cleared, and no new attempt with every letter.
      if (state.status === 'failed' && isSearch(action.query)) return { ...state, wanted };
      if (state.status !== 'loading' && !state.players && !isSearch(action.query)) {
        return initialState;
      }
      return want(state, wanted);
    }
    case 'retry':
      return want(state, state.wanted);
    case 'loaded':
      return { ...state, players: action.players, status: 'idle' };
    case 'failed':
      return { ...state, status: 'failed' };
  }
}
