import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's second recommendation for argon2id: 19 MiB, two passes. */
const COST = { parallelism: 1, memory: 19_456, passes: 2 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const digest = (password: string, nonce: Buffer, cost = COST) =>
  derive("argon2id", { ...cost, message: password.normalize("NFKC"), nonce, tagLength: TAG_BYTES });

/** Returns a PHC string. It includes algorithm and cost, so both can change later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await digest(password, salt);
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(tag)}`;
}

const DIGEST_FORMAT =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{1,64})\$([\w+/]{1,128})$/;

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", tag = ""] = DIGEST_FORMAT.exec(hash) ?? [];
  if (memory === undefined) throw new Error("the stored password is not a digest");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const computedTag = await digest(password, Buffer.from(salt, "base64"), cost);
  const storedTag = Buffer.from(tag, "base64");
  return storedTag.length === computedTag.length && timingSafeEqual(storedTag, computedTag);
}

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
