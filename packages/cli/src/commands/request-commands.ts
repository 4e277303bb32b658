import { ApiError } from "@svc/client";
import type { Command } from "commander";
import { findCredentials, openSession, type Session, toApiError } from "../calls/session.ts";
import { CliError, EXIT } from "../exit-codes.ts";
import { openHistory, type SentRequest } from "../history/history.ts";
import { canAsk, confirm } from "../input/prompts.ts";
import { printJson, printNote, printTable } from "../output/print.ts";
import { getPaths } from "../settings/paths.ts";
import { type CommonOptions, connect, defineCommand, type Run } from "./define-command.ts";

interface ReplayOptions extends CommonOptions {
  new?: true;
  yes?: true;
}

export function addRequestCommands(program: Command, run: Run): void {
  const requests = program
    .command("requests")
    .description("list and repeat the requests of svc on this machine");
  defineCommand(requests, "list", "list the requests of the last day").action(
    async (options: CommonOptions) => {
      const { keyDigest } = await openSession(await findCredentials(options, run.env), run.env);
      const sent = (await listHistory(run)).filter(
        (request) => request.keyDigest === keyDigest && request.id !== null,
      );
      const data = sent.map(({ id, sentAt, method, path, status }) => ({
        id,
        method,
        path,
        status,
        sentAt: new Date(sentAt).toISOString(),
      }));
      if (options.json) return printJson({ object: "list", data });
      if (data.length === 0) return printNote("No requests in the last day.");
      printTable(
        ["ID", "SENT", "METHOD", { title: "PATH", canTruncate: true }, "STATUS"],
        data.map(({ id, sentAt, method, path, status }) => [id, sentAt, method, path, status]),
      );
    },
  );
  defineCommand(requests, "replay", "send a request of svc again")
    .argument("<id>", "req_…, from svc requests list or an error")
    .option("--new", "make a change a second time, with a new idempotency key")
    .option("--yes", "do not ask for confirmation")
    .addHelpText(
      "after",
      "\nA replayed change keeps its idempotency key, so the API makes it only once and repeats the first response.\nThe API stores no bodies, so only requests that svc sent from this machine within a day can be replayed.",
    )
    .action((id: string, options: ReplayOptions) => replay(run, id, options));
}

const listHistory = (run: Run) => openHistory(getPaths(run.env).history, { isEnabled: true }).list();

async function replay(run: Run, id: string, options: ReplayOptions): Promise<void> {
  const session = await connect(run, options);
  const sent = await findSent(run, session, id);
  const isWrite = sent.method !== "GET";
  if (isWrite && !options.yes) await askPerson(sent, options, run.signal);
  const idempotencyKey = options.new ? `svc-${crypto.randomUUID()}` : sent.idempotencyKey;
  const response = await session.send(
    {
      method: sent.method,
      path: sent.path,
      body: sent.body,
      headers: {
        ...(sent.body !== null && { "Content-Type": "application/json" }),
        ...(idempotencyKey !== null && isWrite && { "Idempotency-Key": idempotencyKey }),
        ...(sent.ifMatch !== null && { "If-Match": sent.ifMatch }),
      },
    },
    run.signal,
  );
  const text = await response.text();
  if (!response.ok) throw toApiError(response, text);
  const requestId = response.headers.get("X-Request-Id");
  const isRepeated = response.headers.get("Idempotency-Replayed") === "true";
  printNote(
    `${response.status}, request ${requestId}${isRepeated ? " (already made; this is the original response)" : ""}`,
  );
  printJson(JSON.parse(text));
}

async function findSent(run: Run, { keyDigest, client }: Session, id: string): Promise<SentRequest> {
  const sent = (await listHistory(run)).find((request) => request.id === id);
  if (sent && sent.keyDigest === keyDigest && sent.baseUrl === new URL(client.baseUrl).origin) return sent;
  if (sent)
    throw new CliError(
      `${id} was sent with another key or to another URL. Select the matching profile with --profile.`,
    );
  throw new CliError(
    `${await describeUnknown(client, id, run.signal)} Only requests that svc sent from this machine within a day can be replayed.`,
  );
}

/** Describes a request that the history lacks, from the API's log. */
async function describeUnknown(client: Session["client"], id: string, signal: AbortSignal): Promise<string> {
  try {
    const { method, route, status } = await client.requests.get(id, { signal });
    return `This machine has no copy of ${id}: ${method} ${route ?? "to an unknown path"} (${status}). The log does not store bodies.`;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return `${id} is unknown.`;
    throw error;
  }
}

async function askPerson(sent: SentRequest, options: ReplayOptions, signal: AbortSignal): Promise<void> {
  if (!canAsk()) throw new CliError("Pass --yes to replay a change without a prompt.");
  const effect = options.new ? "This makes the change a second time." : "The API makes the change only once.";
  if (!(await confirm(`Send ${sent.method} ${sent.path} again? ${effect}`, signal)))
    throw new CliError("Nothing was sent.", EXIT.refused);
}
