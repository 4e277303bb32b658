// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** The rollover of an approval. */
public final class ApprovedRollover extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovedRollover(JsonNode json) {
    super(json);
  }

  /** The participant's name; null without {@code accounts:read}, and once the account is erased. */
  public Optional<String> participantName() {
    return optional("participantName", ApiObject::text);
  }

  /** Returns {@code amount}. */
  public ApprovedAmount amount() {
    return required("amount", ApprovedAmount::new);
  }

  /** The amount by money source; empty if the rollover names no sources. */
  public List<MoneySource> moneySources() {
    return required("moneySources", list(MoneySource::new));
  }

  /** How the money moves. New values may be added. */
  public String deliveryMethod() {
    return required("deliveryMethod", ApiObject::text);
  }

  /** The account the money moves from. */
  public ApprovedSide source() {
    return required("source", ApprovedSide::new);
  }

  /** The account the money moves to. */
  public ApprovedSide destination() {
    return required("destination", ApprovedSide::new);
  }

  /** The documents that the approval covers. */
  public List<ApprovedDocument> documents() {
    return required("documents", list(ApprovedDocument::new));
  }
}
