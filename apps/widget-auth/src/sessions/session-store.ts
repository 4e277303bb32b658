import type { Environment } from "@svc/keys";
import { dependencyUnavailable, joinWrites, type Problem, type RedisConnection } from "@svc/service-kit";
import type { ChainableCommander } from "ioredis";
import type { RecordSeals } from "./record-seals.ts";
import type { Session, StoredSession } from "./session.ts";
import { sessionProblem } from "./session-token.ts";

/** A session's record as it is written, in JSON: short names, as there are as many of them as sessions. */
interface SessionRecord {
  id: string;
  org: string;
  key: string;
  /** Absent where the session is for nobody. */
  user?: string;
  origins: readonly string[];
  scopes: string;
  /** Milliseconds since 1970. */
  exp: number;
}

/** What Redis says of a value that is not what a service writes there. */
const FOREIGN_VALUE = /^(WRONGTYPE|ERR hash value|ERR increment)/;

/**
 * Sessions in Redis, which itself drops them when their time is over. The record never changes after it was written, so
 * it is one text, written by one command and read by one; it is sealed, since whom a session speaks for is not for
 * Redis to say. What a session does with accounts stands beside it, and only once there is something to say: nobody is
 * given anything because of it.
 */
export class SessionStore {
  private readonly redis: RedisConnection;
  private readonly environment: Environment;
  private readonly seals: RecordSeals;

  constructor(redis: RedisConnection, environment: Environment, seals: RecordSeals) {
    this.redis = redis;
    this.environment = environment;
    this.seals = seals;
  }

  /** Where a session is kept, by the hash of its token's id. */
  keyOf(tokenIdHash: string): string {
    return `svc:${this.environment}:session:${tokenIdHash}`;
  }

  /** @throws Problem `dependency_unavailable` when Redis does not answer, or takes no more */
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
    await this.ask(() => this.redis.set(recordKey, sealed, "PXAT", record.exp));
  }

  /**
   * The session, or null when it is not (or no longer) there as it was saved.
   *
   * @param secretId the session secret that signed its token
   */
  async find(recordKey: string, secretId: string): Promise<Session | null> {
    const sealed = await this.ask(() => this.redis.get(recordKey));
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
   * Counts one more call that creates or retrieves an account.
   *
   * @returns how many there were, this one included, and the account that the session is bound to, once there is one
   * @throws Problem `session_invalid` for a count that no service can have written
   */
  async countAccountCall(session: StoredSession): Promise<{ calls: number; accountId: string | null }> {
    const key = accountKeyOf(session);
    const [calls, accountId] = await this.write(session, (commands) =>
      commands.hincrby(key, "calls", 1).hget(key, "acct"),
    );
    if (Number(calls) < 1) throw sessionProblem("session_invalid");
    return { calls: Number(calls), accountId: typeof accountId === "string" ? accountId : null };
  }

  /** Takes back one such call, which was not answered for a reason of ours. */
  async uncountAccountCall(session: StoredSession): Promise<void> {
    await this.write(session, (commands) => commands.hincrby(accountKeyOf(session), "calls", -1));
  }

  /** Binds the session to its account, once: the first account stays. */
  async bindAccount(session: StoredSession, accountId: string): Promise<void> {
    await this.write(session, (commands) => commands.hsetnx(accountKeyOf(session), "acct", accountId));
  }

  /** Writes beside a session's record, in one transaction with the end that both have: no fragment outlives it. */
  private write(
    session: StoredSession,
    command: (commands: ChainableCommander) => ChainableCommander,
  ): Promise<unknown[]> {
    const commands = command(this.redis.multi());
    return this.run(commands.pexpireat(accountKeyOf(session), session.expiresAt.getTime()));
  }

  private async run(commands: ChainableCommander): Promise<unknown[]> {
    const results = await this.ask(() => commands.exec());
    return (results ?? []).map(([error, result]) => {
      if (error) throw storeProblem(error);
      return result;
    });
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      joinWrites(this.redis);
      return await command();
    } catch (error) {
      throw storeProblem(error);
    }
  }
}

/** Something else in a session's place is no fault of Redis: it is no session. */
function storeProblem(error: unknown): Problem {
  if (error instanceof Error && FOREIGN_VALUE.test(error.message)) return sessionProblem("session_invalid");
  return dependencyUnavailable("The session store", error);
}

function accountKeyOf({ recordKey }: StoredSession): string {
  return `${recordKey}:account`;
}
