// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** How the original of a document was mailed. */
public final class DocumentMail extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentMail(JsonNode json) {
    super(json);
  }

  /** The carrier. New values may be added. */
  public Optional<MailCarrier> carrier() {
    return optional("carrier", enumeration(MailCarrier::of));
  }

  /** The carrier's tracking number. */
  public Optional<String> trackingNumber() {
    return optional("trackingNumber", ApiObject::text);
  }

  /** The carrier's public tracking page. Null without a tracking number of a known carrier. */
  public Optional<String> trackingUrl() {
    return optional("trackingUrl", ApiObject::text);
  }

  /** Date it was mailed. */
  public Optional<LocalDate> sentOn() {
    return optional("sentOn", ApiObject::date);
  }

  /** Date it is expected to arrive. */
  public Optional<LocalDate> expectedOn() {
    return optional("expectedOn", ApiObject::date);
  }
}
