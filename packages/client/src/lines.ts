import { ConnectionError } from "./errors.ts";

/**
 * What an export wrote, a line at a time, as it arrives. Nothing is kept, so that it may be of any length.
 *
 * `for await (const line of readLines<Line<"exportRollovers">>(await client.rollovers.export()))`
 *
 * @param response Of `rollovers.export` or `taxReport.export`, as NDJSON, which they are unless `format` says otherwise.
 * @throws ConnectionError Where it was cut before its end: what came until then is not all.
 */
export async function* readLines<Line>(response: Response): AsyncGenerator<Line, void, undefined> {
  let rest = "";
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (cause) {
    if (cause instanceof SyntaxError) throw cause;
    throw new ConnectionError("The connection broke before the end of the export.", 1, null, { cause });
  }
  if (rest !== "") throw new ConnectionError("The export ended within a line.", 1, null);
}
