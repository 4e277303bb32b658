export type Tone = "neutral" | "good" | "bad" | "warn" | "info";

export interface ToastContent {
  title: string;
  detail?: string;
  tone?: Tone;
}

export interface Series {
  label: string;
  /** One per time; null if unknown. */
  values: readonly (number | null)[];
  tone?: "accent" | "good" | "bad" | "warn";
}
