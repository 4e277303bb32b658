import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ElicitResult, Transport } from "@modelcontextprotocol/client";
import { build } from "esbuild";
import { bundleServer } from "../../packages/mcp/bundle.ts";

type Sdk = typeof import("@modelcontextprotocol/client") &
  typeof import("@modelcontextprotocol/client/stdio");

/** Protocol revisions of the client: those of 2025, or 2026-07-28. */
type Era = "legacy" | "modern";

interface ToolResponse {
  isError: boolean;
  notice: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare any JSON with expected values
  data: any;
  problem?: Record<string, unknown> & { code: string };
  status?: string;
  confirmationToken?: string;
  /** True if an earlier call made the change. */
  repeated?: boolean;
  change?: { tool: string; arguments: string[] };
}

export interface McpClient {
  client: InstanceType<Sdk["Client"]>;
  /** Questions of the server to the person. */
  questions: string[];
  call(name: string, args?: object): Promise<ToolResponse>;
  /** Calls a tool and, if it asks for a confirmation, calls it again with its token. */
  confirm(name: string, args: object): Promise<ToolResponse>;
  readErrorOutput(): string;
  stop(): Promise<void>;
}

interface Options {
  /** Default: "legacy". */
  era?: Era;
  /** The person's answer to each question. Without it, the client declares that it cannot ask a person. */
  answer?: () => ElicitResult;
}

export const AGREE = (): ElicitResult => ({ action: "accept", content: { confirm: true } });
export const DECLINE = (): ElicitResult => ({ action: "decline" });

interface McpHarness {
  file: string;
  connectOverStdio(
    options: Options & { key: string; url: string; flags?: string[]; env?: Record<string, string> },
  ): Promise<McpClient>;
  connectOverHttp(url: string, options: Options & { key: string }): Promise<McpClient>;
  stop(): Promise<void>;
}

export async function startMcpHarness(): Promise<McpHarness> {
  const folder = await mkdtemp(join(tmpdir(), "svc-mcp-"));
  await bundleServer(folder);
  const sdk = await loadSdk(join(folder, "client.mjs"));
  const file = join(folder, "svc-mcp.js");
  return {
    file,
    async connectOverStdio({ key, url, flags = [], env = {}, ...options }) {
      const transport = new sdk.StdioClientTransport({
        command: process.execPath,
        args: [file, ...flags],
        env: { SVC_AK: key, SVC_API_URL: url, ...env },
        stderr: "pipe",
      });
      let output = "";
      transport.stderr?.on("data", (chunk) => {
        output += chunk;
      });
      return connect(sdk, transport, { ...options, readErrorOutput: () => output });
    },
    async connectOverHttp(url, { key, ...options }) {
      const headers = { Authorization: `Bearer ${key}` };
      const transport = new sdk.StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
      return connect(sdk, transport, { ...options, readErrorOutput: () => "" });
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Loads the client from a bundle, because `-C source` would load the TypeScript sources of `eventsource`. */
async function loadSdk(outfile: string): Promise<Sdk> {
  const contents =
    'export * from "@modelcontextprotocol/client"; export * from "@modelcontextprotocol/client/stdio";';
  await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    banner: { js: 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);' },
    logLevel: "silent",
  });
  return import(pathToFileURL(outfile).href);
}

async function connect(
  sdk: Sdk,
  transport: Transport,
  { era = "legacy", answer, readErrorOutput }: Options & { readErrorOutput(): string },
): Promise<McpClient> {
  const questions: string[] = [];
  const client = new sdk.Client(
    { name: "svc-test", version: "1.0.0" },
    {
      capabilities: answer ? { elicitation: {} } : {},
      ...(era === "modern" && { versionNegotiation: { mode: { pin: "2026-07-28" } } }),
    },
  );
  if (answer) {
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      questions.push(params.message);
      return answer();
    });
  }
  await client.connect(transport);
  const call = async (name: string, args: object = {}): Promise<ToolResponse> => {
    const { content, isError = false } = await client.callTool({ name, arguments: { ...args } });
    const [first] = content as { type: string; text: string }[];
    return { isError, ...JSON.parse(first?.text ?? "null") };
  };
  return {
    client,
    questions,
    call,
    async confirm(name, args) {
      const first = await call(name, args);
      if (first.status !== "confirmation_required") return first;
      return call(name, { ...args, confirmationToken: first.confirmationToken });
    },
    readErrorOutput,
    stop: () => client.close(),
  };
}
