import { isAbsolute } from "node:path";
import { z } from "zod";

const ABSOLUTE = "must be an absolute path";
/** The path becomes part of a shell command, in which PostgreSQL replaces `%f` and `%p`. */
const isSafeInCommand = (path: string) => !/['%\\]/.test(path);

export const restoreFields = {
  RESTORE_BASE_DIR: z.string().refine(isAbsolute, ABSOLUTE),
  RESTORE_WAL_DIR: z
    .string()
    .refine(isAbsolute, ABSOLUTE)
    .refine(isSafeInCommand, "must not contain quotes, backslashes or %"),
  RESTORE_COMMAND: z.string().optional(),
  RESTORE_SCRATCH_DIR: z.string().refine(isAbsolute, ABSOLUTE).default("/var/tmp"),
  RESTORE_CERTIFICATE_DIR: z.string().refine(isAbsolute, ABSOLUTE),
  POSTGRES_BIN_DIR: z.string().optional(),
};

export type RestoreConfig = z.infer<z.ZodObject<typeof restoreFields>>;
