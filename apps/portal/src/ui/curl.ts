export interface CurlCall {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Includes the query: `/v1/rollovers?state=requested`. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Quotes text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns the curl command. It reads the API key from the environment and never contains a real one. */
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
