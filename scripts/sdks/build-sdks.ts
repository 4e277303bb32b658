import { describeMethods } from "../../packages/client/generate/describe-methods.ts";
import type { Document } from "../../packages/client/generate/document.ts";
import { readEnumNames } from "./enum-names.ts";
import { buildTypeModel } from "./type-model.ts";
import { writeCSharp } from "./write-csharp.ts";
import { writeGo } from "./write-go.ts";
import { writeJava } from "./write-java.ts";
import { writePhp } from "./write-php.ts";
import { writePython } from "./write-python.ts";
import { writeRuby } from "./write-ruby.ts";

interface Sdk {
  folder: string;
  write: typeof writePython;
  /** Writes a small union, such as an amount, as one object with all variants' members. */
  mergesVariants: boolean;
}

const SDKS: readonly Sdk[] = [
  { folder: "sdks/csharp/src", write: writeCSharp, mergesVariants: true },
  { folder: "sdks/go", write: writeGo, mergesVariants: true },
  { folder: "sdks/java/src/main/java/dev/svc/client", write: writeJava, mergesVariants: false },
  { folder: "sdks/php", write: writePhp, mergesVariants: false },
  { folder: "sdks/python/src/svc_client", write: writePython, mergesVariants: false },
  { folder: "sdks/ruby", write: writeRuby, mergesVariants: false },
];

/** Writes the generated files of `sdks`. */
export function buildSdks(openApi: object, graphqlSchema: string): { path: string; text: string }[] {
  const document = openApi as Document;
  const methods = describeMethods(document);
  const enumNames = readEnumNames(document, graphqlSchema);
  return SDKS.flatMap(({ folder, write, mergesVariants }) => {
    const files = write(buildTypeModel(document, { methods, enumNames, mergesVariants }));
    return Object.entries(files).map(([name, text]) => ({ path: `${folder}/${name}`, text }));
  });
}
