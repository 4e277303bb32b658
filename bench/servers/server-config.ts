/** Passed to the hand-written servers in `BENCH_SERVER_CONFIG`. */
export interface ServerConfig {
  /** Headers of the API's responses, except those that every HTTP server sets. */
  headers: Record<string, string>;
  /** From the OpenAPI document. */
  rollover: Record<string, unknown>;
  input: Record<string, unknown>;
  /** The API's responses to creating and submitting a draft. */
  created: Record<string, unknown>;
  submitted: Record<string, unknown>;
}
