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

  /** The requested amount. */
  public Amount amount() {
    return required("amount", Amount::new);
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
  public List<Document> documents() {
    return required("documents", list(Document::new));
  }

  /** The requested amount. */
  public static final class Amount extends ApiObject {
    /** Creates an object from JSON. */
    public Amount(JsonNode json) {
      super(json);
    }

    /** {@code full} or {@code partial}. New values may be added. */
    public String kind() {
      return required("kind", ApiObject::text);
    }

    /** The amount of a partial rollover. */
    public Optional<String> requested() {
      return optional("requested", ApiObject::text);
    }

    /** Currency of the amount: {@code USD}. */
    public String currency() {
      return required("currency", ApiObject::text);
    }
  }

  /** A document of the rollover. */
  public static final class Document extends ApiObject {
    /** Creates an object from JSON. */
    public Document(JsonNode json) {
      super(json);
    }

    /** The document ID. */
    public String id() {
      return required("id", ApiObject::text);
    }

    /** The type of document. New values may be added. */
    public String type() {
      return required("type", ApiObject::text);
    }

    /** The document's name. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** The document's status. New values may be added. */
    public String status() {
      return required("status", ApiObject::text);
    }

    /** Whether {@code GET /v1/documents/{id}/file} returns its file; false for a reference. */
    public boolean hasFile() {
      return required("hasFile", ApiObject::bool);
    }
  }
}
