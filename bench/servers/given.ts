/** Passed by the harness to the hand-written servers in `BENCH_GIVEN`. */
export interface Given {
  /** Of the API's answers, without those that every HTTP server sets. */
  headers: Record<string, string>;
  /** Schemas of the document. */
  rollover: Record<string, unknown>;
  input: Record<string, unknown>;
  /** Answers of the API to a creation and to the submission of its draft. */
  created: Record<string, unknown>;
  submitted: Record<string, unknown>;
}
