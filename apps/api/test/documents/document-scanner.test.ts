import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { describeWithClamd, startClamd, useResource } from "@svc/testing";
import {
  createClamdScanner,
  parseScannerUrl,
  ScannerUnavailableError,
} from "../../src/rollovers/documents/document-scanner.ts";
import { MAX_FILE_BYTES } from "../../src/rollovers/documents/receive-file.ts";
import { examineStatuses } from "../doctor/doctor-fixture.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestApi, type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover } from "../workflow/rollover-steps.ts";
import { buildJpeg, buildPdf, buildPdfWithObjects } from "./files.ts";

const MALWARE = "harmless bytes that one signature finds";
const infected = buildPdfWithObjects(`1 0 obj (${MALWARE})`);

const upload = async (api: TestApi, bytes: Buffer, name = "scan.pdf") => {
  const id = await createRollover(api);
  const call = api.call("post", `/v1/rollovers/${id}/documents`).field("type", "statement");
  return call.attach("file", bytes, name);
};
/** A chunk of length zero. */
const END_OF_FILE = Buffer.alloc(4);

const countFiles = (api: TestApi) => api.db.prisma.documentFile.count();

async function listen(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  };
  return { port: (server.address() as AddressInfo).port, close };
}

describeWithClamd("Upload scanned by clamd", () => {
  const environment = useResource(async () => {
    const clamd = await startClamd(MALWARE);
    const api = await startTestApi({ env: { DOCUMENT_SCANNER_URL: `tcp://127.0.0.1:${clamd.port}` } });
    const close = async () => {
      await api.stop();
      await clamd.stop();
    };
    return { clamd, api, close };
  });

  it.each([
    ["a PDF", infected, "scan.pdf"],
    [
      "a picture",
      Buffer.concat([buildJpeg().subarray(0, -2), Buffer.from(MALWARE), Buffer.from("ffd9", "hex")]),
      "a.jpg",
    ],
  ])(
    "fails with 422 file_infected and is not stored if clamd finds malware in %s",
    async (_, bytes, name) => {
      const before = await countFiles(environment.api);
      expectProblem(await upload(environment.api, bytes, name), "file_infected");
      expect(await countFiles(environment.api)).toBe(before);
    },
  );

  it("is stored if nothing is found, up to the maximum file size", async () => {
    for (const bytes of [buildPdf(), buildJpeg(), buildPdf(MAX_FILE_BYTES)])
      expect((await upload(environment.api, bytes)).status).toBe(200);
  });

  it("can also be scanned through a Unix socket", async () => {
    const scanner = createClamdScanner(parseScannerUrl(`unix:${environment.clamd.socket}`));
    expect(await scanner.scan(infected)).toMatch(/^Svc\.Test/);
    expect(await scanner.scan(buildPdf())).toBeNull();
  });

  it("has a svc doctor check that scans a file of the maximum size", async () => {
    const checkScanner = async (port: number) => {
      const env = { ...environment.api.env, DOCUMENT_SCANNER_URL: `tcp://127.0.0.1:${port}` };
      const { statuses } = await examineStatuses(env);
      return statuses["documents.scanner"];
    };
    expect(await checkScanner(environment.clamd.port)).toBe("ok");
    const clamdWithSmallLimit = await startClamd(MALWARE, "1M");
    try {
      expect(await checkScanner(clamdWithSmallLimit.port)).toBe("fail");
    } finally {
      await clamdWithSmallLimit.stop();
    }
  });
});

describe("Upload while the scanner is unavailable", () => {
  const api = useTestApi({ env: { DOCUMENT_SCANNER_URL: "tcp://127.0.0.1:1" } });

  it("is rejected with 503 and Retry-After, and is never stored unscanned", async () => {
    const response = await upload(api, buildPdf());
    expectProblem(response, "dependency_unavailable");
    expect(response.body.detail).toBe("The malware scanner is not responding.");
    expect(response.headers["retry-after"]).toMatch(/^\d+$/);
    expect(await countFiles(api)).toBe(0);
    expect((await upload(api, buildJpeg(), "a.jpg")).status).toBe(503);
    expect(await countFiles(api)).toBe(0);
  });
});

describe("clamd protocol", () => {
  const scan = async (serve: (socket: Socket) => void, bytes = buildPdf(), timeoutMs = 20_000) => {
    const { port, close } = await listen(serve);
    try {
      return await createClamdScanner({ host: "127.0.0.1", port }, timeoutMs).scan(bytes);
    } finally {
      await close();
    }
  };
  /** Replies once the scanner has received `END_OF_FILE`. */
  const replyWith = (reply: string) => (socket: Socket) => {
    let tail: Buffer = Buffer.alloc(0);
    socket.on("data", (data: Buffer) => {
      tail = Buffer.concat([tail, data]).subarray(-4);
      if (tail.equals(END_OF_FILE)) socket.end(reply);
    });
  };

  it("sends the whole file in length-prefixed chunks", async () => {
    const bytes = buildPdf(150_000);
    let received: Buffer = Buffer.alloc(0);
    await scan((socket) => {
      socket.on("data", (data: Buffer) => {
        received = Buffer.concat([received, data]);
        if (received.subarray(-4).equals(END_OF_FILE)) socket.end("stream: OK\0");
      });
    }, bytes);
    const command = Buffer.from("zINSTREAM\0");
    expect(received.subarray(0, command.length).equals(command)).toBe(true);
    const chunks: Buffer[] = [];
    for (let at = command.length; ; ) {
      const length = received.readUInt32BE(at);
      if (length === 0) break;
      chunks.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    expect(chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  });

  it.each<[string, (socket: Socket) => void, RegExp]>([
    ["closes immediately", (socket) => socket.destroy(), /closed the connection|ECONNRESET/],
    ["closes without a reply", replyWith(""), /closed the connection/],
    ["closes within its reply", replyWith("stream: O"), /closed the connection/],
    [
      "replies that the file is too large",
      replyWith("INSTREAM size limit exceeded. ERROR\0"),
      /size limit exceeded/,
    ],
    ["replies with an error", replyWith("stream: Can't allocate memory ERROR\0"), /allocate memory/],
    ["replies with something else", replyWith("UNKNOWN COMMAND\0"), /UNKNOWN COMMAND/],
    ["replies without a terminator", (socket) => socket.write("x".repeat(5_000)), /too long/],
  ])("throws if the scanner %s", async (_, serve, message) => {
    const failed = scan(serve);
    await expect(failed).rejects.toThrow(ScannerUnavailableError);
    await expect(failed).rejects.toThrow(message);
  });

  it("throws if the scanner never replies", async () => {
    await expect(scan(() => {}, buildPdf(), 50)).rejects.toThrow("clamd did not reply in time");
  });

  it("throws if the scanner replies with the size limit before the file is sent", async () => {
    const replyEarly = (socket: Socket) =>
      socket.once("data", () => socket.end("INSTREAM size limit exceeded. ERROR\0"));
    await expect(scan(replyEarly, buildPdf(MAX_FILE_BYTES))).rejects.toThrow(ScannerUnavailableError);
  });
});

describe("DOCUMENT_SCANNER_URL", () => {
  it.each([
    ["tcp://clamd.internal", { host: "clamd.internal", port: 3310 }],
    ["tcp://127.0.0.1:41000", { host: "127.0.0.1", port: 41_000 }],
    ["tcp://[::1]:3310", { host: "::1", port: 3310 }],
    ["unix:/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ["unix:///run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ])("accepts %s", (text, address) => {
    expect(parseScannerUrl(text)).toEqual(address);
  });

  it.each([
    "clamd",
    "http://clamd",
    "tcp://",
    "tcp://clamd:0",
    "tcp://clamd:70000",
    "tcp://user:pw@clamd",
    "tcp://clamd/x",
    "unix:clamd.ctl",
  ])("rejects %s", (text) => {
    expect(() => parseScannerUrl(text)).toThrow("must be tcp://");
  });
});
