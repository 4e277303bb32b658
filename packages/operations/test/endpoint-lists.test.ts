import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { decodeCursor, listQueryFields } from "@svc/service-kit/lists";
import { useResource } from "@svc/testing";
import type { Response } from "supertest";
import { z } from "zod";
import { encodeCursorAfter } from "../src/index.ts";
import { DECLARED, lines, list } from "./start-test-operations.ts";
import { startTestService } from "./start-test-service.ts";

describe("List and lines responses", () => {
  const service = useResource(startTestService);

  it("returns a page of a list, with the cursor after its last item if there are more", async () => {
    const at = (day: number) => `2026-06-0${day}T12:00:00.000Z`;
    const view = z.strictObject({ id: z.string(), createdAt: z.iso.datetime() });
    const items = [1, 2, 3].map((day) => ({ id: newId("rol"), createdAt: at(day) }));
    const declared = {
      ...DECLARED,
      input: z.strictObject(listQueryFields),
      view,
      rest: "GET /v1/names",
    } as const;
    const page = (limit: number) => ({ items: items.slice(0, limit), hasMore: limit < items.length });
    const fetchPage = async (limit: number) => (await service.call("get", `/v1/names?limit=${limit}`)).body;

    const byCreation = list({ ...declared, run: (_call, { limit }) => page(limit) });
    service.serve(byCreation);
    const { nextCursor, ...first } = await fetchPage(2);
    expect(first).toEqual({ object: "list", data: items.slice(0, 2), hasMore: true });
    expect(decodeCursor(nextCursor, "rol")).toEqual({ id: items[1]?.id, createdAt: new Date(at(2)) });
    expect(nextCursor).toBe(encodeCursorAfter(byCreation, page(2), 1));
    expect(await fetchPage(3)).toEqual({ object: "list", data: items, hasMore: false, nextCursor: null });

    service.serve(
      list({
        ...declared,
        run: (_call, { limit }) => ({ ...page(limit), of: "all" }),
        cursor: ({ id }, index, { of }) => `${id} at ${index} of ${of}`,
        etag: ({ of }) => `"${of}"`,
      }),
    );
    expect((await fetchPage(2)).nextCursor).toBe(`${items[1]?.id} at 1 of all`);
    expect((await fetchPage(3)).nextCursor).toBeNull();
    const notModified = await service.call("get", "/v1/names?limit=2").set("If-None-Match", '"all"');
    expect({ status: notModified.status, etag: notModified.headers.etag }).toEqual({
      status: 304,
      etag: '"all"',
    });
  });

  it("returns lines as a named attachment", async () => {
    service.serve(
      lines({
        ...DECLARED,
        rest: "GET /v1/names",
        input: z.strictObject({ name: z.string() }),
        fileName: ({ clock }) => `names-${clock.now().toISOString().slice(0, 10)}.ndjson`,
        async *run(_call, { name }) {
          yield { name: `${name} 1` };
          yield { name: `${name} 2` };
        },
      }),
    );
    const response = await service.call("get", "/v1/names?name=North").buffer(true).parse(parseAsText);
    expect(response.headers["content-disposition"]).toBe('attachment; filename="names-2026-06-01.ndjson"');
    expect(response.headers["content-type"]).toMatch(/^application\/x-ndjson/);
    expect(response.body).toBe('{"name":"North 1"}\n{"name":"North 2"}\n');
  });
});

function parseAsText(res: Response, done: (error: Error | null, text: string) => void): void {
  let text = "";
  res.on("data", (chunk) => {
    text += chunk;
  });
  res.on("end", () => done(null, text));
}
