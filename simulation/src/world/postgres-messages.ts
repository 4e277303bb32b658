/** A message of PostgreSQL's protocol, without its length. */
export interface Message {
  type: string;
  body: Buffer;
}

const HEADER_BYTES = 5;

/** Splits a byte stream into messages. Keeps an incomplete message for later. */
export class MessageReader {
  private remainder: Buffer = Buffer.alloc(0);

  read(bytes: Buffer): Message[] {
    const input = this.remainder.length === 0 ? bytes : Buffer.concat([this.remainder, bytes]);
    const messages: Message[] = [];
    let offset = 0;
    while (input.length - offset >= HEADER_BYTES) {
      const end = offset + 1 + input.readUInt32BE(offset + 1);
      if (end > input.length) break;
      messages.push({
        type: String.fromCharCode(input[offset] as number),
        body: input.subarray(offset + HEADER_BYTES, end),
      });
      offset = end;
    }
    this.remainder = input.subarray(offset);
    return messages;
  }
}

export function encodeMessages(messages: readonly Message[]): Buffer {
  return Buffer.concat(
    messages.flatMap(({ type, body }) => {
      const header = Buffer.alloc(HEADER_BYTES);
      header.write(type, 0, "latin1");
      header.writeUInt32BE(body.length + 4, 1);
      return [header, body];
    }),
  );
}

export interface ParseMessage {
  name: string;
  text: string;
  types: Buffer;
}

export function decodeParse(body: Buffer): ParseMessage {
  const nameEnd = body.indexOf(0);
  const textEnd = body.indexOf(0, nameEnd + 1);
  return {
    name: body.toString("utf8", 0, nameEnd),
    text: body.toString("utf8", nameEnd + 1, textEnd),
    types: body.subarray(textEnd + 1),
  };
}

export function encodeParse({ name, text, types }: ParseMessage): Message {
  return { type: "P", body: Buffer.concat([Buffer.from(`${name}\0${text}\0`), types]) };
}

/** Reads the prepared statement's name from a Bind message. */
export function decodeBoundName(body: Buffer): string {
  const portalEnd = body.indexOf(0);
  return body.toString("utf8", portalEnd + 1, body.indexOf(0, portalEnd + 1));
}

export function decodeQuery(body: Buffer): string {
  return body.toString("utf8", 0, body.length - 1);
}

const STARTUP_HEADER_BYTES = 8;
const TIMEOUTS = /\0((?:statement|lock|idle_in_transaction_session)_timeout)\0\d+(?=\0)/g;

/** Turns off time limits in a startup message, because the server measures real time. Clients have their own limits. */
export function turnOffTimeouts(startup: Buffer): Buffer {
  const header = startup.subarray(0, STARTUP_HEADER_BYTES);
  // The leading zero byte stands for the end of the previous item. In the replacement, `\x00` ends the name, and `0` is the
  // value.
  const items = `\0${startup.toString("latin1", STARTUP_HEADER_BYTES)}`.replace(TIMEOUTS, "\0$1\x000");
  const body = Buffer.from(items.slice(1), "latin1");
  const message = Buffer.concat([header, body]);
  message.writeUInt32BE(message.length, 0);
  return message;
}
