// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/**
 * How the custodian receives money and requests, as reported to the operator; null if unknown. Rely on it only
 * if {@code verified} is true.
 */
public final class ReceivingInstructions extends ApiObject {
  /** Creates an object from JSON. */
  public ReceivingInstructions(JsonNode json) {
    super(json);
  }

  /**
   * The payee of checks: a template that can contain {@code {custodian}}, {@code {participant}} and {@code
   * {accountNumber}}.
   */
  public Optional<String> payee() {
    return optional("payee", ApiObject::text);
  }

  /** The mailing address for checks, one line per entry. */
  public List<String> checkAddress() {
    return required("checkAddress", list(ApiObject::text));
  }

  /** Returns {@code wire}. */
  public Optional<CustodianWire> wire() {
    return optional("wire", CustodianWire::new);
  }

  /** Returns {@code ach}. */
  public Optional<CustodianAch> ach() {
    return optional("ach", CustodianAch::new);
  }

  /** The Depository Trust Company participant number, used for ACATS. */
  public Optional<String> dtcNumber() {
    return optional("dtcNumber", ApiObject::text);
  }

  /** Returns {@code requests}. */
  public CustodianRequestAddresses requests() {
    return required("requests", CustodianRequestAddresses::new);
  }

  /**
   * Enclosures that the custodian requires with a distribution request, in addition to {@code requirements}.
   * Text to show to people.
   */
  public List<String> enclosures() {
    return required("enclosures", list(ApiObject::text));
  }
}
