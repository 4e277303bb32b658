export interface CurlCall {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Includes the query: `/v1/rollovers?state=requested`. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function toCurl({ method, path, body, headers = {} }: CurlCall, origin: string): string {
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} -H "Authorization: Bearer $SVC_AK"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoteForShell(JSON.stringify(body))}`]),
    quoteForShell(`${origin}${path}`),
  ];
  return lines.join(" \\\n  ");
}
