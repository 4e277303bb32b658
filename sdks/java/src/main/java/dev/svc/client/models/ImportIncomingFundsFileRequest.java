// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/bank-files}. */
public final class ImportIncomingFundsFileRequest extends ApiObject {
  /** Creates an object from JSON. */
  public ImportIncomingFundsFileRequest(JsonNode json) {
    super(json);
  }

  /** Name of the file. Default: the file name. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** Default: detected from the content. */
  public Optional<BankFileFormat> format() {
    return optional("format", enumeration(BankFileFormat::of));
  }

  /**
   * For {@code lockbox_csv}, if the headers are not recognized: a JSON object that maps fields to a header or a
   * column number, such as {@code {"amount":"Check Amt","receivedOn":3}}.
   */
  public Optional<String> columns() {
    return optional("columns", ApiObject::text);
  }

  /** SHA-256 digest of the file. The import is rejected if it does not match. */
  public Optional<String> sha256() {
    return optional("sha256", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ImportIncomingFundsFileRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Name of the file. Default: the file name. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Default: detected from the content. */
    public Builder format(BankFileFormat value) {
      return set("format", value);
    }

    /**
     * For {@code lockbox_csv}, if the headers are not recognized: a JSON object that maps fields to a header or
     * a column number, such as {@code {"amount":"Check Amt","receivedOn":3}}.
     */
    public Builder columns(String value) {
      return set("columns", value);
    }

    /** SHA-256 digest of the file. The import is rejected if it does not match. */
    public Builder sha256(String value) {
      return set("sha256", value);
    }

    /** Returns the object. */
    public ImportIncomingFundsFileRequest build() {
      return new ImportIncomingFundsFileRequest(members());
    }
  }
}
