export type Tone = "neutral" | "good" | "bad" | "warn" | "info";
