// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The documents that a custodian requires before it releases money. */
public final class RolloverRequirementsRequirements extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverRequirementsRequirements(JsonNode json) {
    super(json);
  }

  /** A letter of acceptance from the receiving custodian. */
  public boolean loa() {
    return required("loa", ApiObject::bool);
  }

  /** A medallion signature guarantee. */
  public boolean medallion() {
    return required("medallion", ApiObject::bool);
  }

  /** A notary must witness the signature. */
  public boolean notarization() {
    return required("notarization", ApiObject::bool);
  }

  /** The spouse must consent in writing. */
  public boolean spousalConsent() {
    return required("spousalConsent", ApiObject::bool);
  }

  /** A wet-ink signature on paper. */
  public boolean wetSignature() {
    return required("wetSignature", ApiObject::bool);
  }
}
