/** What another agent's file says and native settings do not, at its place. */
export interface ImportNote {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type AddNote = (message: string) => void;
