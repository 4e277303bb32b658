import { beforeEach, describe, expect, it } from "@jest/globals";
import { inSqlTransaction } from "@svc/database";
import { createTestEnvironment, TEST_CIPHER, TestClock, useResource } from "@svc/testing";
import { queueMail } from "../../src/people/mail/queue-mail.ts";
import { cleanMails, sendMails } from "../../src/people/mail/send-mails.ts";
import { startSmtpSink } from "./smtp-sink.ts";

const HOUR_MS = 3_600_000;

const environment = useResource(async () => {
  const test = await createTestEnvironment();
  const sink = await startSmtpSink();
  const clock = new TestClock();
  const logged: object[] = [];
  const sentJobs: string[] = [];
  const ctx = {
    db: test.db,
    cipher: TEST_CIPHER,
    clock,
    mail: { smtpUrl: sink.url, from: "Portal <portal@example.com>" },
    jobs: { send: async (_: unknown, queue: string) => void sentJobs.push(queue), close: async () => {} },
    log: { warn: (fields: object) => void logged.push(fields) } as never,
  };
  return {
    ...test,
    test,
    sink,
    ctx,
    clock,
    logged,
    sentJobs,
    stop: async () => {
      await sink.stop();
      await test.close();
    },
  };
});

const MAIL = {
  organizationId: null,
  to: "ada@example.com",
  subject: "Come in",
  text: "https://x/#secret-link\n",
};
const queue = (changes = {}) =>
  inSqlTransaction(environment.db, (tx) => queueMail(environment.ctx, tx, { ...MAIL, ...changes }));
const readQueue = () => environment.db.prisma.mail.findMany({ orderBy: { createdAt: "asc" } });

beforeEach(async () => {
  await environment.db.prisma.mail.deleteMany();
  environment.sink.mails.length = 0;
  environment.logged.length = 0;
  environment.sink.refuse(null);
});

describe("Mail", () => {
  it("is encrypted while queued, is sent once, and is then deleted", async () => {
    expect(await queue()).toBe(true);
    const [row] = await readQueue();
    expect(JSON.stringify(row)).not.toMatch(/ada@|secret-link|Come in/);
    expect(environment.sentJobs).toContain("mail.send");
    expect(await sendMails(environment.ctx)).toBe(1);
    expect(environment.sink.mails).toHaveLength(1);
    const [mail] = environment.sink.mails;
    expect(mail?.to).toBe("ada@example.com");
    expect(mail?.text).toMatch(/^From: Portal <portal@example.com>$/m);
    expect(mail?.text).toMatch(/^Subject: Come in$/m);
    expect(mail?.text).toContain("https://x/#secret-link");
    expect(await readQueue()).toEqual([]);
    expect(await sendMails(environment.ctx)).toBe(0);
  });

  it("has a text and an HTML part, and asks for no automatic replies", async () => {
    await queue({ html: "<p>https://x/#html-link</p>", headers: { "List-Unsubscribe": "<https://x/off>" } });
    expect(await sendMails(environment.ctx)).toBe(1);
    const text = environment.sink.mails[0]?.text ?? "";
    expect(text).toMatch(/^List-Unsubscribe: <https:\/\/x\/off>$/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(text.indexOf("Content-Type: text/plain")).toBeGreaterThan(0);
    expect(text.indexOf("Content-Type: text/html")).toBeGreaterThan(text.indexOf("Content-Type: text/plain"));
  });

  it("is not queued if its transaction rolls back", async () => {
    const failing = inSqlTransaction(environment.db, async (tx) => {
      await queueMail(environment.ctx, tx, MAIL);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await readQueue()).toEqual([]);
  });

  it("is not queued if mail is not configured", async () => {
    const unconfigured = { ...environment.ctx, mail: null };
    expect(await inSqlTransaction(environment.db, (tx) => queueMail(unconfigured, tx, MAIL))).toBe(false);
    expect(await readQueue()).toEqual([]);
  });

  it("is retried after a temporary server error, which is logged without the address", async () => {
    await queue();
    environment.sink.refuse("451 <ada@example.com> later");
    expect(await sendMails(environment.ctx)).toBe(0);
    expect(await readQueue()).toMatchObject([{ attempts: 1, lastError: "EENVELOPE 451" }]);
    expect(JSON.stringify(environment.logged)).not.toContain("ada@");
    environment.sink.refuse(null);
    expect(await sendMails(environment.ctx)).toBe(0);
    // The next attempt is a minute later.
    environment.clock.advance(61_000);
    expect(await sendMails(environment.ctx)).toBe(1);
  });

  it("is given up on a permanent server error, and its content is deleted", async () => {
    await queue();
    environment.sink.refuse("550 unknown user");
    await sendMails(environment.ctx);
    expect(await readQueue()).toMatchObject([
      { nextAttemptAt: null, contentCiphertext: "", lastError: "EENVELOPE 550" },
    ]);
    environment.clock.advance(8 * 24 * HOUR_MS);
    await cleanMails(environment.ctx);
    expect(await readQueue()).toEqual([]);
  });

  it("is given up after nine attempts", async () => {
    await queue();
    environment.sink.refuse("451 later");
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await sendMails(environment.ctx);
      environment.clock.advance(25 * HOUR_MS);
    }
    expect(await readQueue()).toMatchObject([{ attempts: 9, nextAttemptAt: null }]);
  });

  it("is retried and given up if it cannot be decrypted, while other mails are sent", async () => {
    await queue({ subject: "unreadable" });
    await environment.db.prisma.mail.updateMany({ data: { contentCiphertext: "d1.unreadable" } });
    await queue({ subject: "readable" });
    expect(await sendMails(environment.ctx)).toBe(1);
    expect(await readQueue()).toMatchObject([{ attempts: 1, lastError: "unreadable_content" }]);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      environment.clock.advance(25 * HOUR_MS);
      await sendMails(environment.ctx);
    }
    expect(await readQueue()).toMatchObject([{ attempts: 9, nextAttemptAt: null }]);
  });

  it("is sent once by two workers; mail without an organization does not wait for a backlog", async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => queue({ organizationId: "org_1", subject: `n${index}` })),
    );
    await queue({ subject: "first" });
    const sent = await Promise.all([sendMails(environment.ctx), sendMails(environment.ctx)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(13);
    const subjects = environment.sink.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
    expect(new Set(subjects).size).toBe(13);
    expect(subjects.slice(0, 10)).toContain("first");
  });

  it("sends one organization's mail before an older backlog of another", async () => {
    for (let index = 0; index < 12; index += 1)
      await queue({ organizationId: "org_noisy", subject: `noisy${index}` });
    environment.clock.advance(1_000);
    await queue({ organizationId: "org_quiet", subject: "quiet" });
    expect(await sendMails(environment.ctx)).toBe(13);
    const subjects = environment.sink.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
    expect(subjects.slice(0, 5)).toContain("quiet");
  });
});
