/** A dependency is unavailable, which another check reports. */
export class AwayError extends Error {
  override name = "AwayError";
}
