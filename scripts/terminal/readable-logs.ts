import { styleText } from "node:util";
import { prettyFactory } from "pino-pretty";

type Color = "cyan" | "magenta" | "blue" | "green" | "yellow";

const COLORS: Readonly<Record<string, Color>> = {
  api: "cyan",
  "widget-auth": "magenta",
  worker: "blue",
  portal: "green",
  services: "yellow",
};
const NAME_WIDTH = Math.max(...Object.keys(COLORS).map((name) => name.length));

const HIDDEN_FIELDS = "pid,hostname,service";
const REQUEST_HIDDEN_FIELDS = `${HIDDEN_FIELDS},method,route,status,durationMs,clientAddress`;

interface LogLine {
  service?: unknown;
  msg?: unknown;
  [field: string]: unknown;
}

/** Formats JSON log lines. Other lines, such as Node's restart messages, get only the process name. */
export function createLogFormatter(hasColors: boolean): (processName: string, line: string) => string {
  const options = { colorize: hasColors, singleLine: true, translateTime: "SYS:HH:MM:ss.l" };
  const showLine = prettyFactory({ ...options, ignore: HIDDEN_FIELDS });
  const showRequest = prettyFactory({
    ...options,
    ignore: REQUEST_HIDDEN_FIELDS,
    messageFormat: ({ method, route, status, durationMs }) =>
      `${method} ${route ?? "(no route)"} ${status} in ${durationMs} ms`,
  });
  return (processName, line) => {
    const log = parseLog(line);
    if (log === null) return withPrefix(processName, line);
    const show = log.msg === "request" && "method" in log ? showRequest : showLine;
    const name = typeof log.service === "string" ? log.service : processName;
    return withPrefix(name, show(log) ?? line);
  };
}

function parseLog(line: string): LogLine | null {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function withPrefix(name: string, text: string): string {
  const prefix = `${styleText(COLORS[name] ?? "gray", name.padEnd(NAME_WIDTH))} `;
  return text
    .trimEnd()
    .split("\n")
    .map((line) => prefix + line)
    .join("\n");
}
