export interface CurlCall {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** With its query: `/v1/rollovers?state=requested`. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A text within a shell's single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a command. The key is read from the environment; no real one is ever written. */
export function toCurl({ method, path, body, headers = {} }: CurlCall, origin: string): string {
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} -H "Authorization: Bearer $SVC_AK"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
    quoted(`${origin}${path}`),
  ];
  return lines.join(" \\\n  ");
}
