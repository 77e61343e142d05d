/** States of the contact form and how they follow each other. */
import type { Failure } from './failure.ts';

export type ContactState =
  | { readonly name: 'idle' }
  | { readonly name: 'sending' }
  | { readonly name: 'sent' }
  | { readonly name: 'failed'; readonly failure: Failure };

export type ContactEvent =
  | { readonly type: 'send' }
  | { readonly type: 'succeed' }
  | { readonly type: 'fail'; readonly failure: Failure }
  | { readonly type: 'edit' };

export const initialState: ContactState = { name: 'idle' };

/** The next state; an event that means nothing in a state leaves it. */
export function nextState(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'send':
      return state.name === 'sending' ? state : { name: 'sending' };
    case 'succeed':
      return state.name === 'sending' ? { name: 'sent' } : state;
    case 'fail':
      return state.name === 'sending' ? { name: 'failed', failure: event.failure } : state;
    case 'edit':
      return state.name === 'sent' ? initialState : state;
  }
}
