import type { Environment } from "@svc/keys";
import { dependencyUnavailable, type Problem } from "@svc/service-kit/errors";
import { batchWrites, type RedisConnection } from "@svc/service-kit/redis";
import type { ChainableCommander } from "ioredis";
import type { RecordSeals } from "./record-seals.ts";
import type { Session, StoredSession } from "./session.ts";
import { createSessionProblem } from "./session-token.ts";

/** Short names, to save memory in Redis. */
interface SessionRecord {
  id: string;
  org: string;
  key: string;
  user?: string;
  origins: readonly string[];
  scopes: string;
  /** Milliseconds since the epoch. */
  exp: number;
}

/** Redis errors for values that another client wrote. */
const FOREIGN_VALUE = /^(WRONGTYPE|ERR hash value|ERR increment)/;

/** Stores sealed, immutable sessions, which Redis expires. Call counts are unsealed: they grant no access. */
export class SessionStore {
  private readonly redis: RedisConnection;
  private readonly environment: Environment;
  private readonly seals: RecordSeals;

  constructor(redis: RedisConnection, environment: Environment, seals: RecordSeals) {
    this.redis = redis;
    this.environment = environment;
    this.seals = seals;
  }

  toRecordKey(tokenIdHash: string): string {
    return `svc:${this.environment}:session:${tokenIdHash}`;
  }

  /** @throws Problem `dependency_unavailable` */
  async save(recordKey: string, session: Session): Promise<void> {
    const record: SessionRecord = {
      id: session.id,
      org: session.organizationId,
      key: session.keyId,
      ...(session.externalUserId === null ? {} : { user: session.externalUserId }),
      origins: session.allowedOrigins,
      scopes: session.scopes.join(" "),
      exp: session.expiresAt.getTime(),
    };
    const sealed = this.seals.seal(recordKey, JSON.stringify(record));
    await this.runCommand(() => this.redis.set(recordKey, sealed, "PXAT", record.exp));
  }

  /** Returns null for a missing, expired or changed session. @param secretId secret that signed the token */
  async find(recordKey: string, secretId: string): Promise<Session | null> {
    const sealed = await this.runCommand(() => this.redis.get(recordKey));
    const text = sealed === null ? null : this.seals.open(secretId, recordKey, sealed);
    if (text === null) return null;
    const record = JSON.parse(text) as SessionRecord;
    return {
      id: record.id,
      organizationId: record.org,
      keyId: record.key,
      externalUserId: record.user ?? null,
      allowedOrigins: record.origins,
      scopes: record.scopes.split(" "),
      expiresAt: new Date(record.exp),
    };
  }

  /**
   * @returns the calls so far, including this one, and the bound account
   * @throws Problem `session_invalid` for an impossible count
   */
  async countAccountCall(session: StoredSession): Promise<{ calls: number; accountId: string | null }> {
    const key = toAccountKey(session);
    const [calls, accountId] = await this.write(session, (commands) =>
      commands.hincrby(key, "calls", 1).hget(key, "acct"),
    );
    if (Number(calls) < 1) throw createSessionProblem("session_invalid");
    return { calls: Number(calls), accountId: typeof accountId === "string" ? accountId : null };
  }

  async uncountAccountCall(session: StoredSession): Promise<void> {
    await this.write(session, (commands) => commands.hincrby(toAccountKey(session), "calls", -1));
  }

  async bindAccount(session: StoredSession, accountId: string): Promise<void> {
    await this.write(session, (commands) => commands.hsetnx(toAccountKey(session), "acct", accountId));
  }

  /** Runs a command and, in the same transaction, makes the counts expire with the session. */
  private async write(
    session: StoredSession,
    addCommand: (commands: ChainableCommander) => ChainableCommander,
  ): Promise<unknown[]> {
    const key = toAccountKey(session);
    const commands = addCommand(this.redis.multi()).pexpireat(key, session.expiresAt.getTime());
    const results = await this.runCommand(() => commands.exec());
    return (results ?? []).map(([error, result]) => {
      if (error) throw toStoreProblem(error);
      return result;
    });
  }

  private async runCommand<T>(command: () => Promise<T>): Promise<T> {
    try {
      batchWrites(this.redis);
      return await command();
    } catch (error) {
      throw toStoreProblem(error);
    }
  }
}

/** Maps another client's value to an invalid session, and other errors to an outage. */
function toStoreProblem(error: unknown): Problem {
  if (error instanceof Error && FOREIGN_VALUE.test(error.message))
    return createSessionProblem("session_invalid");
  return dependencyUnavailable("The session store", error);
}

function toAccountKey({ recordKey }: StoredSession): string {
  return `${recordKey}:account`;
}
