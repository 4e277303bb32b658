// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of step that fixes the deficiency. New values may be added. */
public final class NigoStep extends ApiEnum {
  /** Provide a document. */
  public static final NigoStep PROVIDE_DOCUMENT = of("provide_document");

  /** Correct the rollover, or cancel it and create a new one. */
  public static final NigoStep CORRECT_ROLLOVER = of("correct_rollover");

  /** Correct the participant's account. */
  public static final NigoStep CORRECT_ACCOUNT = of("correct_account");

  /** Resolve the deficiency with the custodian. */
  public static final NigoStep CONTACT_CUSTODIAN = of("contact_custodian");

  /** Cancel the request. */
  public static final NigoStep CANCEL = of("cancel");

  private NigoStep(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NigoStep of(String value) {
    return intern(NigoStep.class, value, NigoStep::new);
  }
}
