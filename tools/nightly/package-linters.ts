// Re-exported for tests, because these packages are installed only in this folder.

export { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
export { publint } from "publint";
export { formatMessage } from "publint/utils";
