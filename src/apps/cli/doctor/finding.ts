/** Something that keeps hooks from firing, or makes them slow. */
export interface Finding {
  readonly check: string;
  readonly message: string;
  readonly help: string;
}
