import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from "node:crypto";
import canonicalize from "canonicalize";

export type JsonObject = Record<string, unknown>;

/** Seals and encrypts with a key of this process. */
export class Seals {
  private readonly secret = createSecretKey(randomBytes(32));

  /** Returns values in the order of the INSERT in rollover-writes.ts. @param head last entry */
  buildEntry(
    view: JsonObject,
    secrets: unknown[],
    head: { sequence: number; hash: string },
    { keyId, body }: { keyId: string; body: unknown },
    fromState: string | null,
  ): unknown[] {
    const isCreation = fromState === null;
    const actor = JSON.stringify({ type: "api_key", id: keyId });
    const sequence = head.sequence + 1;
    const texts = isCreation ? null : this.seal(JSON.stringify(body), `texts.${view.id}.${sequence}`);
    const values = [
      view.id,
      sequence,
      isCreation ? "rollover.created" : "rollover.submitted",
      view.updatedAt,
      actor,
      isCreation ? null : "submit",
      fromState,
      view.state,
      "{}",
      texts,
      this.computeRowDigest(view, secrets),
      head.hash,
    ];
    return [...values, this.digest(JSON.stringify(values))];
  }

  computeRowDigest(view: JsonObject, secrets: unknown[]): string {
    return this.digest(canonicalize({ row: view, secrets }) ?? "");
  }

  digest(text: string): string {
    return createHmac("sha256", this.secret).update(text).digest("hex");
  }

  seal(text: string, context: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", this.secret, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return sealed.toString("base64url");
  }

  open(sealed: string, context: string): string {
    const bytes = Buffer.from(sealed, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", this.secret, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
  }
}
