/** A dependency is unavailable, which another check reports. */
export class UnavailableError extends Error {
  override name = "AwayError";
}
