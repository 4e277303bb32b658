// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.UploadFile;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.BankFileReturnInput;
import dev.svc.client.models.BankFilesIncomingFundsFilesQuery;
import dev.svc.client.models.ImportIncomingFundsFileRequest;
import dev.svc.client.models.IncomingFundsFile;
import dev.svc.client.models.IncomingFundsFileSummary;

/** Methods of {@code client.bankFiles()}. */
public final class BankFilesResource {
  private final Transport transport;

  BankFilesResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List imported bank files, newest first.
   *
   * <p>Each file is listed with its format, its sums and the number of credits.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<IncomingFundsFileSummary> incomingFundsFiles() {
    return incomingFundsFiles(null, CallOptions.DEFAULT);
  }

  /** See {@link #incomingFundsFiles()}. */
  public PageList<IncomingFundsFileSummary> incomingFundsFiles(CallOptions options) {
    return incomingFundsFiles(null, options);
  }

  /** See {@link #incomingFundsFiles()}. */
  public PageList<IncomingFundsFileSummary> incomingFundsFiles(BankFilesIncomingFundsFilesQuery query) {
    return incomingFundsFiles(query, CallOptions.DEFAULT);
  }

  /** See {@link #incomingFundsFiles()}. */
  public PageList<IncomingFundsFileSummary> incomingFundsFiles(BankFilesIncomingFundsFilesQuery query, CallOptions options) {
    return new PageList<>(IncomingFundsFileSummary::new, cursor ->
        transport.json(new Call("GET", "/v1/bank-files").query(query).cursor(cursor).options(options)));
  }

  /**
   * Import a bank file.
   *
   * <p>Send {@code multipart/form-data} with the file in the part {@code file}. Every credit becomes incoming
   * funds, or nothing is stored: if a line is invalid or a control total does not match, the file is rejected,
   * and the error lists the lines. A credit whose bank reference is already recorded becomes a suspected
   * duplicate. Returns that took money back are listed in {@code returns}, with the earlier arrival.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFundsFile importIncomingFundsFile(UploadFile file) {
    return importIncomingFundsFile(file, null, WriteOptions.DEFAULT);
  }

  /** See {@link #importIncomingFundsFile(UploadFile)}. */
  public IncomingFundsFile importIncomingFundsFile(UploadFile file, WriteOptions options) {
    return importIncomingFundsFile(file, null, options);
  }

  /** See {@link #importIncomingFundsFile(UploadFile)}. */
  public IncomingFundsFile importIncomingFundsFile(UploadFile file, ImportIncomingFundsFileRequest fields) {
    return importIncomingFundsFile(file, fields, WriteOptions.DEFAULT);
  }

  /** See {@link #importIncomingFundsFile(UploadFile)}. */
  public IncomingFundsFile importIncomingFundsFile(UploadFile file, ImportIncomingFundsFileRequest fields, WriteOptions options) {
    return new IncomingFundsFile(transport.json(new Call("POST", "/v1/bank-files")
            .form(file, fields)
            .options(options)));
  }

  /**
   * Retrieve an imported bank file.
   *
   * <p>{@code GET /v1/incoming-funds?fileId=} lists the file's credits.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public IncomingFundsFile incomingFundsFile(String id) {
    return incomingFundsFile(id, CallOptions.DEFAULT);
  }

  /** See {@link #incomingFundsFile(String)}. */
  public IncomingFundsFile incomingFundsFile(String id, CallOptions options) {
    return new IncomingFundsFile(transport.json(new Call("GET", "/v1/bank-files/" + Call.encode(id))
            .options(options)));
  }

  /**
   * Reverse all money that a return took back.
   *
   * <p>Reverses every part in {@code parts} that is not yet reversed or returned. Works like {@code POST
   * /v1/incoming-funds/{id}/reverse}, with the return's day and return code. This is final. Voids the receipts
   * of applied money with {@code void_receipt}, on every rollover. The match must be {@code arrival}, {@code
   * divided} or {@code lines}; reverse other money separately.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFundsFile reverseReturn(String id, BankFileReturnInput body) {
    return reverseReturn(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #reverseReturn(String, BankFileReturnInput)}. */
  public IncomingFundsFile reverseReturn(String id, BankFileReturnInput body, WriteOptions options) {
    return new IncomingFundsFile(transport.json(new Call("POST", "/v1/bank-files/" + Call.encode(id) + "/reverse-return")
            .body(body)
            .options(options)));
  }
}
