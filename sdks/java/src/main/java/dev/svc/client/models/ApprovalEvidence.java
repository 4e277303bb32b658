// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** The facts that an approval covers, and proof of its decision. */
public final class ApprovalEvidence extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovalEvidence(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code approval_evidence}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The ID of the approval that the facts and the receipt belong to. */
  public String approvalId() {
    return required("approvalId", ApiObject::text);
  }

  /**
   * The covered facts, as requested and now. Empty if the approval is not about a rollover. Account numbers are
   * masked. The participant's values are null without {@code accounts:read}.
   */
  public List<ComparedFact> facts() {
    return required("facts", list(ComparedFact::new));
  }

  /** The receipt; null until the decision, and for older decisions. */
  public Optional<DecisionReceipt> receipt() {
    return optional("receipt", DecisionReceipt::new);
  }
}
