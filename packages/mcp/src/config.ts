import { Command, InvalidArgumentError } from "commander";
import type { HandlerSettings } from "./settings.ts";

export interface Settings extends HandlerSettings {
  /** For stdio. Callers over HTTP send their own keys. */
  apiKey: string;
  /** File with the private JWK of a bound key, for stdio. Empty if the key is not bound. */
  proofKeyFile: string;
  /** Null for stdio. */
  http: { host: string; port: number } | null;
}

interface Options {
  allowWrites?: boolean;
  allowInsecureHttp?: boolean;
  apiUrl?: string;
}

/** Exits with a message if an argument is invalid. */
export function readSettings(argv: readonly string[], env: NodeJS.ProcessEnv = process.env): Settings {
  let settings: Settings | null = null;
  const program = new Command("svc-mcp")
    .description(
      "MCP server of the rollover API. Reads SVC_API_URL and, for stdio, SVC_AK and SVC_PROOF_KEY_FILE.",
    )
    .option("--api-url <url>", "URL of the API, instead of SVC_API_URL")
    .option("--allow-writes", "make changes without confirmation")
    .option("--allow-insecure-http", "allow an http: URL of another machine");
  const buildCommonSettings = ({ apiUrl, allowWrites = false, allowInsecureHttp = false }: Options) => ({
    baseUrl: apiUrl ?? env.SVC_API_URL ?? "",
    apiKey: env.SVC_AK ?? "",
    proofKeyFile: env.SVC_PROOF_KEY_FILE ?? "",
    allowsWrites: allowWrites,
    allowInsecureHttp,
  });
  program
    .command("stdio", { isDefault: true })
    .description("serve one client over standard input and output")
    .action(() => {
      settings = { ...buildCommonSettings(program.opts()), http: null };
    });
  program
    .command("http")
    .description("serve clients at /mcp, each with its own key")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--port <number>", "port to listen on", parsePort, 3470)
    .option("--allowed-host <names...>", "host names under which clients reach this server")
    .action(({ host, port, allowedHost }: { host: string; port: number; allowedHost?: string[] }) => {
      const hosts = allowedHost ? { allowedHosts: allowedHost } : {};
      settings = { ...buildCommonSettings(program.opts()), ...hosts, http: { host, port } };
    });
  program.parse(argv, { from: "user" });
  if (settings === null) throw new Error("commander ran no command");
  const { baseUrl, apiKey, proofKeyFile, http } = settings as Settings;
  if (baseUrl === "") program.error("Set SVC_API_URL to the URL of the API.", { exitCode: 2 });
  if (apiKey === "" && http === null) program.error("Set SVC_AK to an API key.", { exitCode: 2 });
  // This server cannot sign for callers over HTTP, who send their own keys.
  if (proofKeyFile !== "" && http !== null)
    program.error("SVC_PROOF_KEY_FILE works only over stdio. Unset it.", { exitCode: 2 });
  return settings;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError("It must be a port number.");
}
