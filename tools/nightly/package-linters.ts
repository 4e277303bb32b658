// Tests import these linters from here, because their packages are installed only in this folder.

export { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
export { publint } from "publint";
export { formatMessage } from "publint/utils";
