// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.Letter;
import dev.svc.client.models.LetterSignatureResult;
import dev.svc.client.models.LettersDownloadQuery;
import dev.svc.client.models.RecordLetterSignatureRequest;
import dev.svc.client.models.RequestLetterSignatureRequest;
import dev.svc.client.models.SignLetterRequest;

/** Methods of {@code client.letters()}. */
public final class LettersResource {
  private final Transport transport;

  LettersResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Retrieve a letter and verify its seal.
   *
   * <p>Compares the letter, its PDF and its signature with their seals. {@code sealed} has the result.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Letter get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Letter get(String id, CallOptions options) {
    return new Letter(transport.json(new Call("GET", "/v1/letters/" + Call.encode(id)).options(options)));
  }

  /**
   * Download the PDF of a letter.
   *
   * <p>Returns the stored PDF as an attachment, always with the same bytes. Each download is audited. If the
   * connection closes before {@code Content-Length} bytes, the file is incomplete.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public ApiResponse download(String id) {
    return download(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #download(String)}. */
  public ApiResponse download(String id, CallOptions options) {
    return download(id, null, options);
  }

  /** See {@link #download(String)}. */
  public ApiResponse download(String id, LettersDownloadQuery query) {
    return download(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #download(String)}. */
  public ApiResponse download(String id, LettersDownloadQuery query, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/letters/" + Call.encode(id) + "/file")
            .accept("application/pdf")
            .query(query)
            .options(options));
  }

  /**
   * Sign a letter with a typed signature.
   *
   * <p>Stores a signed copy of the PDF with the evidence: the typed name and title, the time, the signer, the IP
   * address, and the SHA-256 digest of the PDF that was signed. A signed letter of acceptance becomes a document
   * of type {@code loa} of the rollover, as with {@code provide_documents}. Letters that the participant or the
   * spouse signs are refused. Each call counts as 20 requests.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public Letter sign(String id, SignLetterRequest body) {
    return sign(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #sign(String, SignLetterRequest)}. */
  public Letter sign(String id, SignLetterRequest body, WriteOptions options) {
    return new Letter(transport.json(new Call("POST", "/v1/letters/" + Call.encode(id) + "/sign")
            .body(body)
            .options(options)));
  }

  /**
   * Request a signature from an e-signature provider.
   *
   * <p>Sends {@code rollover.letter_signature_requested} to the provider's webhook endpoint. The provider reads
   * the letter, and returns the result to {@code POST /v1/letters/{id}/signature-result}, signed with the
   * endpoint's secret. A new request replaces the earlier one. Letters that the participant or the spouse signs
   * are refused.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public Letter requestSignature(String id, RequestLetterSignatureRequest body) {
    return requestSignature(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #requestSignature(String, RequestLetterSignatureRequest)}. */
  public Letter requestSignature(String id, RequestLetterSignatureRequest body, WriteOptions options) {
    return new Letter(transport.json(new Call("POST", "/v1/letters/" + Call.encode(id) + "/signature-requests")
            .body(body)
            .options(options)));
  }

  /**
   * Record the result of an external signature.
   *
   * <p>For e-signature providers, without an API key. The headers {@code webhook-id}, {@code webhook-timestamp}
   * and {@code webhook-signature} sign the body like a webhook of this service, with the secret of the webhook
   * endpoint that received the request. Messages older than five minutes are rejected. The same result can be
   * sent again. {@code signed} stores the evidence as the signed copy. A letter of acceptance also becomes a
   * document of type {@code loa}.
   */
  public LetterSignatureResult recordSignature(String id, RecordLetterSignatureRequest body) {
    return recordSignature(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #recordSignature(String, RecordLetterSignatureRequest)}. */
  public LetterSignatureResult recordSignature(String id, RecordLetterSignatureRequest body, WriteOptions options) {
    return new LetterSignatureResult(transport.json(new Call("POST", "/v1/letters/" + Call.encode(id) + "/signature-result")
            .body(body)
            .options(options)));
  }
}
