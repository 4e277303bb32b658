/** Passed to the hand-written servers in `BENCH_SERVER_CONFIG`. */
export interface ServerConfig {
  /** Headers of the API's responses, except those that every HTTP server sets. */
  headers: Record<string, string>;
  /** Schema of a rollover, from the OpenAPI document. */
  rollover: Record<string, unknown>;
  /** Schema of the input of a new rollover, from the OpenAPI document. */
  input: Record<string, unknown>;
  /** The API's response to creating a draft. */
  created: Record<string, unknown>;
  /** The API's response to submitting it. */
  submitted: Record<string, unknown>;
}
