export interface DisasterArea {
  /** Two-letter code of a state or territory. */
  state: string;
  /** Null for the whole state. */
  counties: string[] | null;
}

/** Days are `YYYY-MM-DD`. */
export interface DisasterDeclaration {
  /** In uppercase. */
  id: string;
  version: number;
  title: string;
  areas: DisasterArea[];
  /** First day of the postponement period. */
  startsOn: string;
  /** Deadlines in the period move to this day. */
  postponedUntil: string;
  source: string;
  loadedAt: Date;
}

export type DeclarationFacts = Omit<DisasterDeclaration, "version" | "loadedAt">;
