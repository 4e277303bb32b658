/** Passed to the hand-written servers in `BENCH_GIVEN`. */
export interface ServerConfig {
  /** Headers of the API's responses, except those of HTTP servers. */
  headers: Record<string, string>;
  /** From the OpenAPI document. */
  rollover: Record<string, unknown>;
  input: Record<string, unknown>;
  /** The API's responses to creating and submitting a draft. */
  created: Record<string, unknown>;
  submitted: Record<string, unknown>;
}
