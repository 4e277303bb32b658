/** Something that happened, as it is kept. */
export interface StoredEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
}

/** An event of a rollover, in its place among them. */
export interface SequencedEvent extends StoredEvent {
  rolloverId: string;
  sequence: number;
}
