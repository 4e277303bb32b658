/** The color of a badge. */
export type Tone = "neutral" | "good" | "bad" | "warn" | "info";
