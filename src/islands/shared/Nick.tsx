/** A nick, with places where it may break, as Nick.astro draws it. */
import { Fragment, type ReactNode } from 'react';
import { nickParts } from '../../words/nick-parts.ts';

export const Nick = ({ nick }: { nick: string }): ReactNode =>
  nickParts(nick).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <b />}
      {part}
    </Fragment>
  ));
