import { describeMethods } from "../../packages/client/generate/describe-methods.ts";
import type { Document } from "../../packages/client/generate/document.ts";
import { writeCSharp } from "./write-csharp.ts";
import { writeGo } from "./write-go.ts";
import { writeJava } from "./write-java.ts";
import { writePhp } from "./write-php.ts";
import { writePython } from "./write-python.ts";
import { writeRuby } from "./write-ruby.ts";

const FOLDERS: Readonly<Record<string, { folder: string; write: typeof writePython }>> = {
  csharp: { folder: "sdks/csharp/src", write: writeCSharp },
  go: { folder: "sdks/go", write: writeGo },
  java: { folder: "sdks/java/src/main/java/dev/svc/client", write: writeJava },
  php: { folder: "sdks/php", write: writePhp },
  python: { folder: "sdks/python/src/svc_client", write: writePython },
  ruby: { folder: "sdks/ruby", write: writeRuby },
};

/** Writes the generated files of the clients in `sdks`. @param openApi document of the API */
export function buildSdks(openApi: object): { path: string; text: string }[] {
  const document = openApi as Document;
  const methods = describeMethods(document);
  return Object.values(FOLDERS).flatMap(({ folder, write }) =>
    Object.entries(write(document, methods)).map(([name, text]) => ({ path: `${folder}/${name}`, text })),
  );
}
