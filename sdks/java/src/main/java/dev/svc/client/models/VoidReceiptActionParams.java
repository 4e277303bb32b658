// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code void_receipt}. */
public final class VoidReceiptActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public VoidReceiptActionParams(JsonNode json) {
    super(json);
  }

  /** ID of one of the rollover's {@code receipts}. */
  public String receiptId() {
    return required("receiptId", ApiObject::text);
  }

  /** Reason a receipt is void. */
  public ReceiptVoidReason reason() {
    return required("reason", enumeration(ReceiptVoidReason::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link VoidReceiptActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** ID of one of the rollover's {@code receipts}. Required. */
    public Builder receiptId(String value) {
      return set("receiptId", value);
    }

    /** Reason a receipt is void. Required. */
    public Builder reason(ReceiptVoidReason value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public VoidReceiptActionParams build() {
      return new VoidReceiptActionParams(members());
    }
  }
}
