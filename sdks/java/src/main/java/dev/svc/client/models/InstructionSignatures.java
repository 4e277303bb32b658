// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Signatures that the source custodian requires on the request. */
public final class InstructionSignatures extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionSignatures(JsonNode json) {
    super(json);
  }

  /** Medallion signature guarantee. */
  public boolean medallion() {
    return required("medallion", ApiObject::bool);
  }

  /** A notary must witness the signature. */
  public boolean notarization() {
    return required("notarization", ApiObject::bool);
  }

  /** Signature of the participant's spouse. */
  public boolean spousalConsent() {
    return required("spousalConsent", ApiObject::bool);
  }

  /** Ink signature on paper. */
  public boolean wetSignature() {
    return required("wetSignature", ApiObject::bool);
  }
}
