/** A nick: base.css says where it may break. */
import type { ReactNode } from 'react';

export const Nick = ({ nick }: { nick: string }): ReactNode => nick;
