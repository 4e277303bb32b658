import { describe, expect, it } from "@jest/globals";
import type { KeyType } from "@svc/keys";
import { buildKey, TestClock, useResource } from "@svc/testing";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const NOW = Math.floor(Date.now() / 1000) * 1000;

describe("Responses to a rotated key", () => {
  const widget = useResource(() => startTestWidgetAuth({ clock: new TestClock(NOW) }));

  async function buildRotatedKey(type: KeyType): Promise<string> {
    const oldKey = await buildKey(widget, type, { expiresAt: new Date(NOW + 60_000) });
    const { organizationId } = oldKey;
    const successor = await buildKey(widget, type, { organizationId, createdAt: new Date(NOW - 5_000) });
    const data = { rotatedFromId: oldKey.id };
    await widget.db.prisma.apiKey.update({ where: { id: successor.id }, data });
    return oldKey.key;
  }

  it.each([
    { type: "sk", method: "post", path: "/api/widget/auth", status: 201 },
    { type: "pk", method: "get", path: "/api/widget/custodians", status: 200 },
    { type: "pk", method: "post", path: "/api/widget/auth", status: 403 },
  ] as const)(
    "carry Deprecation and Sunset at $path with an $type key",
    async ({ type, method, path, status }) => {
      const response = await widget.call(method, path, await buildRotatedKey(type)).expect(status);
      expect(response.headers).toMatchObject({
        deprecation: `@${NOW / 1000 - 5}`,
        sunset: new Date(NOW + 60_000).toUTCString(),
      });
      const { key } = await buildKey(widget, type, { expiresAt: new Date(NOW + 60_000) });
      const responseToOtherKey = await widget.call(method, path, key).expect(status);
      expect(responseToOtherKey.headers).not.toHaveProperty("deprecation");
      expect(responseToOtherKey.headers).not.toHaveProperty("sunset");
    },
  );

  it("omit both headers for a session, although the session ends with its key", async () => {
    const { token } = await widget.openSession({}, await buildRotatedKey("sk"));
    const { headers } = await widget.call("get", "/api/widget/custodians", token).expect(200);
    expect(headers).not.toHaveProperty("deprecation");
    expect(headers).not.toHaveProperty("sunset");
  });
});
