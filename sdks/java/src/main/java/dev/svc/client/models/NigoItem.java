// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** A reason why a rollover's request was not in good order (NIGO). */
public final class NigoItem extends ApiObject {
  /** Creates an object from JSON. */
  public NigoItem(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code nigo_item}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The item's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public NigoCode code() {
    return required("code", enumeration(NigoCode::of));
  }

  /** The deficiency, as a sentence. */
  public String meaning() {
    return required("meaning", ApiObject::text);
  }

  /** How to fix the deficiency. */
  public String remedy() {
    return required("remedy", ApiObject::text);
  }

  /** The party that must fix the deficiency. New values may be added. */
  public NigoFixer fixedBy() {
    return required("fixedBy", enumeration(NigoFixer::of));
  }

  /** Kind of step that fixes the deficiency. New values may be added. */
  public NigoStep step() {
    return required("step", enumeration(NigoStep::of));
  }

  /** Type of the document that fixes the deficiency. Null if no document does. */
  public Optional<DocumentType> documentType() {
    return optional("documentType", enumeration(DocumentType::of));
  }

  /** True if the request must be sent to the custodian again. */
  public boolean mustResend() {
    return required("mustResend", ApiObject::bool);
  }

  /** Details in the reporter's words. */
  public Optional<String> detail() {
    return optional("detail", ApiObject::text);
  }

  /** The party that found the request not in good order. */
  public NigoReporter reportedBy() {
    return required("reportedBy", enumeration(NigoReporter::of));
  }

  /** Date the item was reported, {@code YYYY-MM-DD}. */
  public LocalDate reportedOn() {
    return required("reportedOn", ApiObject::date);
  }

  /**
   * The action that reported the item, such as {@code custodian_soft_reject}. Null if the item was recorded
   * separately.
   */
  public Optional<String> action() {
    return optional("action", ApiObject::text);
  }

  /**
   * The custodian whose statistics include the item: the destination custodian if that custodian reported the
   * item, otherwise the source custodian.
   */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Whether an item is open. */
  public NigoItemStatus status() {
    return required("status", enumeration(NigoItemStatus::of));
  }

  /** How it was resolved. Null while open. */
  public Optional<NigoResolution> resolution() {
    return optional("resolution", enumeration(NigoResolution::of));
  }

  /** Time of the resolution, by the organization's clock. Null while open. */
  public Optional<Instant> resolvedAt() {
    return optional("resolvedAt", ApiObject::instant);
  }

  /** The person or system that resolved it. Null while open. */
  public Optional<Actor> resolvedBy() {
    return optional("resolvedBy", Actor::new);
  }

  /** Time it was recorded, by the organization's clock. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The person or system that recorded it. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }

  /** The custodian. Null if there is none. Only with {@code expand=custodian}. */
  public Optional<Custodian> custodian() {
    return optional("custodian", Custodian::new);
  }
}
