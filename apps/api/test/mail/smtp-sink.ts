import { createServer, type Socket } from "node:net";

interface ReceivedMail {
  to: string;
  text: string;
}

/** Mail server (RFC 5321) that accepts every mail, unless set to reject recipients. */
export interface SmtpSink {
  url: string;
  mails: ReceivedMail[];
  /** Sets the reply to the next RCPT commands; null accepts them. */
  refuse(reply: string | null): void;
  stop(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let to = "";
    let data: string[] | null = null;
    let buffered = "";
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const handleLine = (line: string) => {
      if (data) {
        if (line !== ".") return data.push(line.startsWith("..") ? line.slice(1) : line);
        mails.push({ to, text: data.join("\n") });
        data = null;
        return reply("250 taken");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "RCPT") {
        to = /<(.+)>/.exec(line)?.[1] ?? "";
        return reply(refusal ?? "250 ok");
      }
      if (verb === "DATA") {
        data = [];
        return reply("354 go on");
      }
      if (verb === "QUIT") return socket.end("221 bye\r\n");
      return reply("250 ok");
    };
    socket.on("data", (chunk) => {
      const lines = (buffered + chunk.toString()).split("\r\n");
      buffered = lines.pop() ?? "";
      for (const line of lines) handleLine(line);
    });
    reply("220 sink");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (reply) => {
      refusal = reply;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
