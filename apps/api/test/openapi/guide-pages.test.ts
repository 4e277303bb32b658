import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { MOVED_GUIDES } from "../../src/guides/generated/guides.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

const FOLDER = new URL("../../../../docs/guides/", import.meta.url);
const names = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ""));
const readTitle = (name: string) =>
  /^# (.+)$/m.exec(readFileSync(new URL(`${name}.md`, FOLDER), "utf8"))?.[1];

describe("Guides served by the API", () => {
  const api = useTestApi();

  const findLinks = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => String(href));

  it("200 links every guide from the guide list, the sidebar of other pages, and the contents", async () => {
    const paths = names.map((name) => `/docs/guides/${name}`);
    expect(paths).toContain("/docs/guides/first-rollover");
    for (const page of ["/docs/guides", "/errors", "/docs/contents", "/"]) {
      const { text } = await api
        .call("get", page, null)
        .expect(200)
        .expect("Content-Type", /text\/html/);
      expect(findLinks(text)).toEqual(expect.arrayContaining(paths));
    }
  });

  it.each(names)("200 serves %s publicly, with its code unchanged and no script of its own", async (name) => {
    const { text, headers } = await api.call("get", `/docs/guides/${name}`, null).expect(200);
    expect(text).toContain(`<title>${readTitle(name)} · Rollover API</title>`);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe/);
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\/page\.js\?v=[\w-]+">$/),
    ]);
    expect(text).not.toMatch(/<style|<iframe|\son\w+=|\sstyle=|javascript:/i);
    for (const [tag, file] of text.matchAll(/<(?:img|source)\b[^>]*?(?:src|srcset)="([^"]*)"[^>]*>/g)) {
      expect(file).toMatch(/^\/docs\/images\/[\w-]+-(light|dark)\.webp$/);
      if (tag.startsWith("<img")) expect(tag).toMatch(/ alt="[^"]{20,}" width="\d+" height="\d+"/);
      // `api.call` checks responses against the OpenAPI document, which has no assets.
      const picture = await fetch(`${api.url}${file}`);
      expect(picture.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await picture.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
    }
    // Screen readers announce empty column headers.
    expect(text).not.toMatch(/<th[^>]*><\/th>/);
    const markdown = readFileSync(new URL(`${name}.md`, FOLDER), "utf8");
    const toCode = (html: string) =>
      html
        .replaceAll(/<\/?span[^>]*>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "&");
    const shown = [
      ...text.matchAll(
        /<pre tabindex="0"(?: data-lang="\w+")?><code class="language-(?!plain)\w+">([\s\S]*?)<\/code><\/pre>/g,
      ),
    ];
    const codeBlocks = [...markdown.matchAll(/^```\w+(?: \w+)?\n([\s\S]*?)^```$/gm)];
    expect(shown.map(([, code]) => toCode(String(code)))).toEqual(codeBlocks.map(([, code]) => code));
  });

  it("shows a step's languages side by side, followed by their shared output", async () => {
    const { text } = await api.call("get", "/docs/guides/authentication", null).expect(200);
    const toPattern = (label: string, language: string) =>
      `<pre tabindex="0" data-lang="${label}"><code class="language-${language}">[^]*?</code></pre>\\s*`;
    const blocks = `${toPattern("curl", "sh")}${toPattern("TypeScript", "ts")}${toPattern("Python", "python")}`;
    expect(text).toMatch(
      new RegExp(
        `<div class="samples">${blocks}</div>\\s*<div class="code output"><span class="caption">Output</span><pre tabindex="0"><code class="language-json">`,
      ),
    );
  });

  it.each([
    ...MOVED_GUIDES,
    // Released guides that were merged.
    ["operations-day", "portal-tour"],
    ["tax-report", "year-end"],
  ])("301 redirects the former guide %s to %s", async (former, current) => {
    for (const method of ["get", "head"] as const)
      await api
        .call(method, `/docs/guides/${former}`, null)
        .expect(301)
        .expect("Location", `/docs/guides/${current}`);
    await api.call("get", `/docs/guides/${current}`, null).expect(200);
  });

  it.each(names)("has no broken links in %s", async (name) => {
    const { text } = await api.call("get", `/docs/guides/${name}`, null);
    const ownLinks = findLinks(text).filter((href) => !/^https:|^\/assets\//.test(href));
    expect(ownLinks.length).toBeGreaterThan(0);
    for (const href of ownLinks) {
      const [path, anchor] = href.split("#");
      const page = await api.call("get", path || `/docs/guides/${name}`, null).expect(200);
      if (anchor) expect(page.text).toContain(`id="${anchor}"`);
    }
  });

  it("200 lists the OpenAPI document and every guide in /llms.txt, without broken links", async () => {
    const { text, headers } = await api.call("get", "/llms.txt", null).expect(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toMatch(
      /^# Rollover API\n\n> Moves retirement money between custodians[^\n]+\n\n\*\*Credentials/,
    );
    const links = [...text.matchAll(/^- \[([^\]]+)\]\((\/[^)]+)\): \S.+$/gm)];
    expect(links.map(([, , path]) => path)).toEqual(
      expect.arrayContaining(["/openapi.json", "/docs", ...names.map((name) => `/docs/guides/${name}`)]),
    );
    for (const [, title = "", path = ""] of links) {
      const page = await api.call("get", path, null).expect(200);
      if (path.startsWith("/docs/guides/"))
        expect(page.text).toContain(`<title>${title} · Rollover API</title>`);
    }
    await api.call("head", "/llms.txt", null).expect(200);
    expectProblem(await api.call("post", "/llms.txt", null), "method_not_allowed");
  });

  it.each(["/docs", "/docs/guides", "/docs/guides/first-rollover"])(
    "names the OpenAPI document on %s, both in the HTML head and in the headers",
    async (page) => {
      const { text, headers } = await api.call("get", page, null).expect(200);
      expect(headers.link).toContain('</openapi.json>; rel="service-desc"');
      expect(headers.link).toContain('</docs>; rel="service-doc"');
      expect(text).toContain('<link rel="service-desc" type="application/json" href="/openapi.json">');
    },
  );

  it("404 and 405 for other paths and methods", async () => {
    for (const path of [
      "/docs/guides/nothing",
      "/docs/guides/constructor",
      "/docs/guides/",
      "/docs/guides/..%2f..%2fpackage.json",
    ]) {
      expectProblem(await api.call("get", path, null), "not_found");
    }
    expectProblem(await api.call("post", "/docs/guides", null), "method_not_allowed");
    expectProblem(await api.call("delete", "/docs/guides/sandbox", null), "method_not_allowed");
  });
});
