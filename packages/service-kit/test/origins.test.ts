import { describe, expect, it } from "@jest/globals";
import { isOriginAllowed, LOCAL_ORIGINS, originField } from "../src/http/index.ts";

describe("originField", () => {
  it.each([
    ["https://app.example.com", "https://app.example.com"],
    ["HTTPS://App.Example.COM", "https://app.example.com"],
    ["https://app.example.com:8443", "https://app.example.com:8443"],
    ["https://app.example.com:443", "https://app.example.com"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["http://localhost:*", "http://localhost:*"],
    ["http://[::1]:3000", "http://[::1]:3000"],
    ["https://bücher.example", "https://xn--bcher-kva.example"],
  ])("normalizes %s", (text, expected) => expect(originField.parse(text)).toBe(expected));

  it.each([
    ...[
      "",
      "null",
      "*",
      "https://*",
      "https://",
      "https://*.example.com",
      "http://*:*",
      "app.example.com",
      "//app.example.com",
    ],
    ...[
      "https://app.example.com/",
      "https://app.example.com/path",
      "https://app.example.com?q",
      "https://app.example.com#f",
    ],
    ...[
      "https://app.example.com?",
      "https://app.example.com#",
      "https://app.example.com\\",
      "https:app.example.com",
    ],
    ...["https://user@app.example.com", "https://user:pw@app.example.com", "https://:pw@app.example.com"],
    ...[
      "ftp://app.example.com",
      "javascript:alert(1)",
      "file:///etc/passwd",
      "chrome-extension://abc",
      "data:text/html,x",
    ],
    ...[
      "https://app.example.com:99999",
      "https://app.example.com:80:*",
      "http://localhost:3000:*",
      " https://a.example",
    ],
    ...[
      "https://a.example https://b.example",
      "https://a.example,https://b.example",
      `https://${"a".repeat(250)}.example`,
    ],
    ...["https://a\n.example", 1, null],
  ])("rejects %j", (text) => expect(originField.safeParse(text).success).toBe(false));
});

describe("isOriginAllowed", () => {
  it.each([
    ["https://app.example.com", ["https://app.example.com"], true],
    ["https://app.example.com", [], false],
    ["http://app.example.com", ["https://app.example.com"], false],
    ["https://app.example.com:8443", ["https://app.example.com"], false],
    ["https://app.example.com.evil.example", ["https://app.example.com"], false],
    ["https://evil.example/https://app.example.com", ["https://app.example.com"], false],
    ["https://APP.example.com", ["https://app.example.com"], false],
    ["https://app.example.com/", ["https://app.example.com"], false],
    ["null", ["null"], false],
    ["", [""], false],
    ["*", ["*"], false],
    ["http://localhost", LOCAL_ORIGINS, true],
    ["http://localhost:1", LOCAL_ORIGINS, true],
    ["http://localhost:65535", LOCAL_ORIGINS, true],
    ["http://127.0.0.1:5173", LOCAL_ORIGINS, true],
    ["https://localhost:5173", LOCAL_ORIGINS, false],
    ["http://localhost.evil.example", LOCAL_ORIGINS, false],
    ["http://evil.example:*", LOCAL_ORIGINS, false],
    ["http://localhost:*", LOCAL_ORIGINS, false],
    ["http://127.0.0.2:5173", LOCAL_ORIGINS, false],
    ["http://localhost@evil.example", LOCAL_ORIGINS, false],
    ["http://LOCALHOST:3000", LOCAL_ORIGINS, false],
    ["http://[::1]:3000", LOCAL_ORIGINS, false],
    ["http://[::1]:3000", ["http://[::1]:*"], true],
    ["http://dev.example.com:8081", ["http://dev.example.com:8080"], false],
    ["http://dev.example.com", ["http://dev.example.com:8080"], false],
    ["https://dev.example.com:8080", ["http://dev.example.com:*"], false],
    ["http://dev.example.com.evil.example:80", ["http://dev.example.com:*"], false],
  ])("%s against the allowed origins %j: %s", (origin, allowed, expected) => {
    expect(isOriginAllowed(origin, allowed)).toBe(expected);
  });

  it.each([
    ...["https://app.example.com:443", "https://sub.app.example.com", "https://app.example.com."],
    ...["https://user@app.example.com", "app.example.com", "https://app.example.com, https://evil.example"],
    ...["*", "file://"],
  ])("%s does not match https://app.example.com", (origin) => {
    expect(isOriginAllowed(origin, ["https://app.example.com"])).toBe(false);
  });
});
