import type { ExampleRequest } from "./example-request.ts";

export function printGoSample(request: ExampleRequest): string {
  const { method, path, query, body, credentialVariable, urlVariable, acceptsIdempotencyKey, responseKind } =
    request;
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const packages = [
    ...(body?.kind === "form" ? ["bytes"] : []),
    ...(responseKind === "none" ? ["fmt"] : []),
    ...(responseKind === "none" && body?.kind !== "form" ? [] : ["io"]),
    "log",
    ...(body?.kind === "form" ? ["mime/multipart"] : []),
    "net/http",
    "os",
    ...(acceptsIdempotencyKey ? ["strconv"] : []),
    ...(body?.kind === "json" ? ["strings"] : []),
    ...(acceptsIdempotencyKey ? ["time"] : []),
  ];
  const headers = [
    ...(credentialVariable === null ? [] : [`"Authorization", "Bearer "+os.Getenv("${credentialVariable}")`]),
    ...(acceptsIdempotencyKey ? [`"Idempotency-Key", strconv.FormatInt(time.Now().UnixNano(), 36)`] : []),
    ...(body?.kind === "json" ? [`"Content-Type", "application/json"`] : []),
    ...(body?.kind === "form" ? [`"Content-Type", form.FormDataContentType()`] : []),
  ];
  const url = `os.Getenv("${urlVariable}")+${JSON.stringify(`${path}${search === "" ? "" : `?${search}`}`)}`;
  return [
    "package main",
    "",
    "import (",
    ...packages.map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    ...printBody(body),
    `\trequest, err := http.NewRequest("${method}", ${url}, ${body === null ? "nil" : body.kind === "json" ? "body" : "&body"})`,
    ...CHECK_ERROR,
    ...headers.map((pair) => `\trequest.Header.Set(${pair})`),
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...CHECK_ERROR,
    "\tdefer response.Body.Close()",
    ...printResponse(responseKind),
    "}",
    "",
  ].join("\n");
}

const CHECK_ERROR = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];

function printBody(body: ExampleRequest["body"]): string[] {
  if (body === null) return [];
  if (body.kind === "json") {
    const text = JSON.stringify(body.value, null, 2);
    return [`\tbody := strings.NewReader(${text.includes("`") ? JSON.stringify(text) : `\`${text}\``})`];
  }
  const { fields, file } = body;
  return [
    `\tfile, err := os.Open("${file.path}")`,
    ...CHECK_ERROR,
    "\tdefer file.Close()",
    "\tvar body bytes.Buffer",
    "\tform := multipart.NewWriter(&body)",
    ...fields.map(([name, value]) => `\tform.WriteField("${name}", ${JSON.stringify(value)})`),
    `\tpart, err := form.CreateFormFile("${file.name}", "${file.path}")`,
    ...CHECK_ERROR,
    "\tif _, err := io.Copy(part, file); err != nil {",
    "\t\tlog.Fatal(err)",
    "\t}",
    "\tform.Close()",
  ];
}

function printResponse(responseKind: ExampleRequest["responseKind"]): string[] {
  if (responseKind === "none") return ["\tfmt.Println(response.Status)"];
  const target = responseKind === "file" ? "document" : "os.Stdout";
  return [
    ...(responseKind === "file"
      ? ['\tdocument, err := os.Create("document.pdf")', ...CHECK_ERROR, "\tdefer document.Close()"]
      : []),
    `\tif _, err := io.Copy(${target}, response.Body); err != nil {`,
    "\t\tlog.Fatal(err)",
    "\t}",
  ];
}
