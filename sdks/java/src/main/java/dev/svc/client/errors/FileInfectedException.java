// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code file_infected}: The file contains malware. */
public final class FileInfectedException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public FileInfectedException(Refusal refusal) {
    super(refusal);
  }
}
