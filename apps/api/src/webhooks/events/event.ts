export interface StoredEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
}

export interface SequencedEvent extends StoredEvent {
  rolloverId: string;
  sequence: number;
}

/** The position in commit order. */
export interface EventPosition {
  /** An integer of up to 19 digits. */
  position: string;
  /** Position within the rollover; 0 for other events. */
  sequence: number;
  id: string;
}
