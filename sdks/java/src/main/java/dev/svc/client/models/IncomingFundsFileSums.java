// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** All money of a bank file. */
public final class IncomingFundsFileSums extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsFileSums(JsonNode json) {
    super(json);
  }

  /** The bank file. */
  public String fileId() {
    return required("fileId", ApiObject::text);
  }

  /** Name of the file. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The file's credits. They equal {@code arrivals}. */
  public BigDecimal credits() {
    return required("credits", ApiObject::decimal);
  }

  /** All money that arrived. The other amounts add up to it. */
  public BigDecimal arrivals() {
    return required("arrivals", ApiObject::decimal);
  }

  /** Not matched to a rollover yet. */
  public BigDecimal unmatched() {
    return required("unmatched", ApiObject::decimal);
  }

  /** Money that is in suspense. */
  public BigDecimal suspense() {
    return required("suspense", ApiObject::decimal);
  }

  /** Applied to rollovers. */
  public BigDecimal applied() {
    return required("applied", ApiObject::decimal);
  }

  /** Returned to its sender. */
  public BigDecimal returned() {
    return required("returned", ApiObject::decimal);
  }

  /** Taken back by the bank. */
  public BigDecimal reversed() {
    return required("reversed", ApiObject::decimal);
  }
}
