// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** A rollover that the money could belong to. */
public final class IncomingFundsSuggestion extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsSuggestion(JsonNode json) {
    super(json);
  }

  /** The suggested rollover. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** Sum of the reasons' points, at most 100. */
  public long score() {
    return required("score", ApiObject::integer);
  }

  /** Why it is suggested. */
  public List<IncomingFundsMatchReason> reasons() {
    return required("reasons", list(IncomingFundsMatchReason::new));
  }

  /** The outstanding transfer that fits best. Null if none. */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** State of the rollover. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** False if the rollover's state does not allow {@code mark_funds_received}, so that applying fails. */
  public boolean canApply() {
    return required("canApply", ApiObject::bool);
  }
}
