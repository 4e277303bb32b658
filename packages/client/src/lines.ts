import { ConnectionError } from "./errors.ts";

const ONLY_ATTEMPT = { attempts: 1, idempotencyKey: null };

/**
 * Streams the lines of an export.
 *
 * `for await (const line of readLines<Line<"exportRollovers">>(await client.rollovers.export()))`
 *
 * @param response An NDJSON response (the default `format`) of `rollovers.export` or `taxReport.export`.
 * @throws ConnectionError when the response is cut short, so the lines are incomplete.
 */
export async function* readLines<Line>(response: Response): AsyncGenerator<Line, void, undefined> {
  let remainder = "";
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const lines = (remainder + decoder.decode(chunk, { stream: true })).split("\n");
      remainder = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (cause) {
    if (cause instanceof SyntaxError) throw cause;
    throw new ConnectionError("The connection was lost before the end of the export.", {
      ...ONLY_ATTEMPT,
      cause,
    });
  }
  if (remainder !== "") throw new ConnectionError("The export ended in the middle of a line.", ONLY_ATTEMPT);
}
