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

/** Where an event stands among those that are followed. */
export interface EventPlace {
  /** A whole number of at most 19 digits. */
  position: string;
  /** Among the events of its rollover; 0 where it is of none. */
  sequence: number;
  id: string;
}
