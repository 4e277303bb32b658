/** What a check needs is away: another check says so. */
export class AwayError extends Error {
  override name = "AwayError";
}
