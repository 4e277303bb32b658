/** How something is meant; its colour. */
export type Tone = "neutral" | "good" | "bad" | "warn" | "info";

/** What a toast says. */
export interface ToastContent {
  title: string;
  detail?: string;
  tone?: Tone;
}

/** A line of a chart. */
export interface Series {
  label: string;
  /** One for each point of time; null where nothing is known. */
  values: readonly (number | null)[];
  tone?: "accent" | "good" | "bad" | "warn";
}
