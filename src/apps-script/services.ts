/** What the script needs of Google. `google.ts` gives it; in tests a stand-in does. */

/** A tab of the community's spreadsheets. */
export interface Tab {
  /** The `gid` of its address. */
  gid: string;
  title: string;
  /** Its cells as they are shown. Reading them is what takes time. */
  rows: () => string[][];
}

export interface Answer {
  status: number;
  text: string;
}

export interface Request {
  method: 'get' | 'post';
  headers: Record<string, string>;
  /** JSON. */
  payload?: string;
}

export interface Services {
  now: () => Date;
  /** A setting of the script; empty where there is none. */
  setting: (name: string) => string;
  store: (name: string, value: string) => void;
  /** The community's tabs, without those of this script. */
  tabs: () => Tab[];
  /** Lower-case hexadecimal SHA-256 of a text in UTF-8. */
  sha256: (text: string) => string;
  /** Null when there is no answer at all. */
  fetch: (url: string, request: Request) => Answer | null;
  mail: (to: string, subject: string, body: string) => void;
  /** Replaces the rows of one of the script's own tabs, below its titles. */
  write: (tab: string, rows: string[][]) => void;
  /** Puts a row at the top of one of the script's own tabs. */
  log: (tab: string, row: string[]) => void;
  /** `22/11/2026 15:04`, in the spreadsheet's time zone. */
  format: (moment: Date) => string;
}

/** The script's own tabs, with their titles. */
export const ownTabs = {
  Publicaciones: ['Fecha', 'Qué cambió', 'Código'],
  Bitácora: ['Fecha', 'Qué pasó'],
} as const;

export const minute = 60_000;
