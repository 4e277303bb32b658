import type {
  CallToolResult,
  InputRequiredResult,
  Server,
  ServerContext,
} from "@modelcontextprotocol/server";
import type { RolloverClient } from "@svc/client";
import { toVisibleJson } from "@svc/terminal";
import {
  askPerson,
  CONFIRMATION_SECONDS,
  type Codec,
  canAskPerson,
  digestChange,
  readAnswer,
  verifyToken,
} from "../confirmation/confirmation.ts";
import { describeArguments } from "../confirmation/describe-change.ts";
import { TOOLS, type WriteName } from "../generated/tools.ts";
import { toDataResult, toProblemResult } from "../results/tool-result.ts";
import type { Input, Read } from "./tool.ts";
import { WRITES } from "./writes.ts";

/** Connection to the API, with the caller's key. */
export interface Connection {
  client: RolloverClient;
  /** Creates a client for one call. `wasRepeated` tells whether the API repeated an earlier response. */
  createClientForCall(): { client: RolloverClient; wasRepeated(): boolean };
  codec: Codec;
  /** True if writes need no confirmation. */
  allowsWrites: boolean;
}

export interface ToolCall {
  connection: Connection;
  server: Server;
  ctx: ServerContext;
  input: Input;
}

type Result = CallToolResult | InputRequiredResult;

export async function runRead(read: Read, { connection, ctx, input }: ToolCall): Promise<Result> {
  return toDataResult(await read(connection.client, input, { signal: ctx.mcpReq.signal }));
}

/** Previews a change, asks for confirmation, and makes the change. Repeated calls with the same arguments make it once. */
export async function runWrite(tool: WriteName, call: ToolCall): Promise<Result> {
  const { confirmationToken, ...args } = call.input;
  const { idempotencyKey: _, ...input } = args;
  const change = { digest: digestChange(tool, args) };
  const write = WRITES[tool];
  const { connection, server, ctx } = call;
  const preview = () => write.preview(connection.client, input, { signal: ctx.mcpReq.signal });
  if (write.isPreviewOnly?.(input)) return toDataResult(await preview());
  const execute = () => executeWrite(tool, { ...call, input }, change.digest);
  if (connection.allowsWrites) return execute();

  if (canAskPerson(server, ctx)) {
    const answer = readAnswer(ctx, change);
    if (answer === null) {
      const message = formatQuestion(tool, input, await preview());
      return askPerson(connection.codec, change, message);
    }
    return answer ? execute() : toProblemResult(NOT_CONFIRMED);
  }
  if (typeof confirmationToken === "string") {
    const isConfirmed = await verifyToken(connection.codec, confirmationToken, { change, ctx });
    return isConfirmed ? execute() : toProblemResult(OUTDATED_CONFIRMATION);
  }
  const effect = await preview();
  return toDataResult(effect, {
    status: "confirmation_required",
    change: { tool: TOOLS[tool].title, arguments: describeArguments(input) },
    confirmationToken: await connection.codec.mint(change),
    expiresInSeconds: CONFIRMATION_SECONDS,
  });
}

const NOT_CONFIRMED = {
  code: "not_confirmed",
  title: "The change was not confirmed",
  detail: "The person declined the change, or the arguments changed after the question. Nothing was changed.",
};
const OUTDATED_CONFIRMATION = {
  code: "confirmation_invalid",
  title: "The confirmation is not valid",
  detail: `The token belongs to other arguments or to another API key, or it is older than ${CONFIRMATION_SECONDS / 60} minutes. Nothing was changed. Call the tool without confirmationToken to get a new token.`,
};

async function executeWrite(tool: WriteName, { connection, ctx, input }: ToolCall, digest: string) {
  const { client, wasRepeated } = connection.createClientForCall();
  const options = { signal: ctx.mcpReq.signal, idempotencyKey: `mcp-${digest}` };
  const result = await WRITES[tool].execute(client, input, options);
  return toDataResult(result, wasRepeated() ? { repeated: true } : {});
}

function formatQuestion(tool: WriteName, input: Input, effect: unknown): string {
  const lines = describeArguments(input).map((line) => `- ${line}`);
  const outcome = effect === null ? [] : ["", `Result: ${formatEffect(effect)}`];
  return [`${TOOLS[tool].title}?`, "", ...lines, ...outcome].join("\n");
}

/** Keeps the preview's fields that matter to a person's decision. */
function formatEffect(effect: unknown): string {
  const { outcome, rules, conditions, state, status, pendingOn } = effect as Record<string, unknown>;
  const facts = state === undefined ? { outcome, rules, conditions } : { state, status, pendingOn };
  return toVisibleJson(facts);
}
