// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.PageList;
import dev.svc.client.UploadFile;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.AvailableActionPage;
import dev.svc.client.models.CreateTrackingLinkRequest;
import dev.svc.client.models.EligibilityCheck;
import dev.svc.client.models.EligibilityInput;
import dev.svc.client.models.ExecuteActionRequest;
import dev.svc.client.models.IssueLetterRequest;
import dev.svc.client.models.Ledger;
import dev.svc.client.models.Letter;
import dev.svc.client.models.NigoItem;
import dev.svc.client.models.NigoReport;
import dev.svc.client.models.NigoStatistics;
import dev.svc.client.models.NoteInput;
import dev.svc.client.models.RecordNigoItemsResponse;
import dev.svc.client.models.RemindRolloverRequest;
import dev.svc.client.models.ResidualInput;
import dev.svc.client.models.Rollover;
import dev.svc.client.models.RolloverAdvance;
import dev.svc.client.models.RolloverBatch;
import dev.svc.client.models.RolloverBatchInput;
import dev.svc.client.models.RolloverBulkAnswer;
import dev.svc.client.models.RolloverBulkRemind;
import dev.svc.client.models.RolloverBulkReminder;
import dev.svc.client.models.RolloverBulkUpdate;
import dev.svc.client.models.RolloverCounts;
import dev.svc.client.models.RolloverInput;
import dev.svc.client.models.RolloverInstructions;
import dev.svc.client.models.RolloverPage;
import dev.svc.client.models.RolloverPatch;
import dev.svc.client.models.RolloverPreview;
import dev.svc.client.models.RolloverPreviewInput;
import dev.svc.client.models.RolloverReminder;
import dev.svc.client.models.RolloverRequirements;
import dev.svc.client.models.RolloverSearch;
import dev.svc.client.models.RolloverStanding;
import dev.svc.client.models.RolloversCountsQuery;
import dev.svc.client.models.RolloversExportQuery;
import dev.svc.client.models.RolloversGetQuery;
import dev.svc.client.models.RolloversLettersQuery;
import dev.svc.client.models.RolloversListQuery;
import dev.svc.client.models.RolloversNigoItemsQuery;
import dev.svc.client.models.RolloversNigoStatisticsQuery;
import dev.svc.client.models.RolloversTaxFormsQuery;
import dev.svc.client.models.RolloversTimelineQuery;
import dev.svc.client.models.RolloversTrackingLinksQuery;
import dev.svc.client.models.SelfCertificationLetter;
import dev.svc.client.models.TimelineEntry;
import dev.svc.client.models.TrackingLink;
import dev.svc.client.models.UploadDocumentRequest;

/** Methods of {@code client.rollovers()}. */
public final class RolloversResource {
  private final Transport transport;

  RolloversResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List rollovers, newest first, by deadline or by last change.
   *
   * <p>A rollover must match every filter. Names, email addresses and account numbers are not query parameters,
   * because URLs are logged. Search for them with {@code POST /v1/rollovers/search}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<Rollover> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Rollover> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<Rollover> list(RolloversListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Rollover> list(RolloversListQuery query, CallOptions options) {
    return new PageList<>(Rollover::new, cursor ->
        transport.json(new Call("GET", "/v1/rollovers").query(query).cursor(cursor).options(options)));
  }

  /**
   * Create a draft rollover.
   *
   * <p>The rollover starts in state {@code draft}. Its eligibility is checked against the IRS rules immediately.
   * Nothing is sent to a custodian until you perform actions.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:write}.
   */
  public Rollover create(RolloverInput body) {
    return create(body, WriteOptions.DEFAULT);
  }

  /** See {@link #create(RolloverInput)}. */
  public Rollover create(RolloverInput body, WriteOptions options) {
    return new Rollover(transport.json(new Call("POST", "/v1/rollovers").body(body).options(options)));
  }

  /**
   * Create up to 200 draft rollovers.
   *
   * <p>Each item is processed independently and has its own result. Each item counts as one request. Each item
   * is created only once for its own idempotency key, or for the batch's key if it has none. If you repeat a
   * batch, only missing rollovers are created.
   *
   * <p>The body can be up to 512 kB.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:write}.
   */
  public RolloverBatch createBatch(RolloverBatchInput body) {
    return createBatch(body, WriteOptions.DEFAULT);
  }

  /** See {@link #createBatch(RolloverBatchInput)}. */
  public RolloverBatch createBatch(RolloverBatchInput body, WriteOptions options) {
    return new RolloverBatch(transport.json(new Call("POST", "/v1/rollovers/batch").body(body).options(options)));
  }

  /**
   * Send reminders for up to 100 rollovers.
   *
   * <p>Works for rollovers that wait for the participant or a custodian. Participants get an email or a text
   * message with a link to their tracking page, if the organization has turned messages on and they have not
   * stopped them. For a custodian, the event {@code rollover.reminder_sent} asks your system to contact it. The
   * same reminder is possible every 3 days. Reminders are recorded in the timeline and do not change the
   * rollover's version. Each rollover is processed independently, like {@code POST
   * /v1/rollovers/{id}/reminders}, and has its own result. If you repeat the request with the same idempotency
   * key, only items that failed or were not reached are processed again.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public RolloverBulkReminder bulkRemind(RolloverBulkRemind body) {
    return bulkRemind(body, WriteOptions.DEFAULT);
  }

  /** See {@link #bulkRemind(RolloverBulkRemind)}. */
  public RolloverBulkReminder bulkRemind(RolloverBulkRemind body, WriteOptions options) {
    return new RolloverBulkReminder(transport.json(new Call("POST", "/v1/rollovers/bulk-remind")
            .body(body)
            .options(options)));
  }

  /**
   * Assign, prioritize or tag up to 200 rollovers.
   *
   * <p>Each rollover is updated independently, like {@code PATCH /v1/rollovers/{id}}, and has its own result. A
   * version conflict on one does not affect the others. Each rollover counts as one request. If you repeat the
   * request with the same idempotency key, only items that failed or were not reached are processed again.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:write}.
   */
  public RolloverBulkAnswer bulkUpdate(RolloverBulkUpdate body) {
    return bulkUpdate(body, WriteOptions.DEFAULT);
  }

  /** See {@link #bulkUpdate(RolloverBulkUpdate)}. */
  public RolloverBulkAnswer bulkUpdate(RolloverBulkUpdate body, WriteOptions options) {
    return new RolloverBulkAnswer(transport.json(new Call("POST", "/v1/rollovers/bulk-update")
            .body(body)
            .options(options)));
  }

  /**
   * Count rollovers by state and by who must act next.
   *
   * <p>Counts all rollovers that match the filters, for dashboards.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public RolloverCounts counts() {
    return counts(null, CallOptions.DEFAULT);
  }

  /** See {@link #counts()}. */
  public RolloverCounts counts(CallOptions options) {
    return counts(null, options);
  }

  /** See {@link #counts()}. */
  public RolloverCounts counts(RolloversCountsQuery query) {
    return counts(query, CallOptions.DEFAULT);
  }

  /** See {@link #counts()}. */
  public RolloverCounts counts(RolloversCountsQuery query, CallOptions options) {
    return new RolloverCounts(transport.json(new Call("GET", "/v1/rollovers/counts").query(query).options(options)));
  }

  /**
   * Check a rollover against the IRS rollover chart.
   *
   * <p>Returns whether the rules allow the rollover, with conditions and reasons. Nothing is stored.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public EligibilityCheck checkEligibility(EligibilityInput body) {
    return checkEligibility(body, WriteOptions.DEFAULT);
  }

  /** See {@link #checkEligibility(EligibilityInput)}. */
  public EligibilityCheck checkEligibility(EligibilityInput body, WriteOptions options) {
    return new EligibilityCheck(transport.json(new Call("POST", "/v1/rollovers/eligibility")
            .body(body)
            .options(options)));
  }

  /**
   * Export rollovers with amounts for reconciliation.
   *
   * <p>Accepts the filters and sort orders of {@code GET /v1/rollovers}. Default: newest first. With other
   * orders, rollovers that change during the export can appear twice or not at all. An organization can run up
   * to four exports and tax reports at once.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public ApiResponse export() {
    return export(null, CallOptions.DEFAULT);
  }

  /** See {@link #export()}. */
  public ApiResponse export(CallOptions options) {
    return export(null, options);
  }

  /** See {@link #export()}. */
  public ApiResponse export(RolloversExportQuery query) {
    return export(query, CallOptions.DEFAULT);
  }

  /** See {@link #export()}. */
  public ApiResponse export(RolloversExportQuery query, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/rollovers/export")
            .accept("application/x-ndjson, text/csv")
            .query(query)
            .options(options));
  }

  /**
   * Count NIGO items, and rollovers that were right the first time.
   *
   * <p>Rollovers count on the day they ended, and items on the day they were reported, by the organization's
   * time zone.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public NigoStatistics nigoStatistics() {
    return nigoStatistics(null, CallOptions.DEFAULT);
  }

  /** See {@link #nigoStatistics()}. */
  public NigoStatistics nigoStatistics(CallOptions options) {
    return nigoStatistics(null, options);
  }

  /** See {@link #nigoStatistics()}. */
  public NigoStatistics nigoStatistics(RolloversNigoStatisticsQuery query) {
    return nigoStatistics(query, CallOptions.DEFAULT);
  }

  /** See {@link #nigoStatistics()}. */
  public NigoStatistics nigoStatistics(RolloversNigoStatisticsQuery query, CallOptions options) {
    return new NigoStatistics(transport.json(new Call("GET", "/v1/rollovers/nigo-statistics")
            .query(query)
            .options(options)));
  }

  /**
   * Preview a rollover.
   *
   * <p>Returns the outcome, the boxes of both tax forms, the withholding, the required documents, the deadlines
   * and the facts to ask for. Needs no account and stores nothing.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public RolloverPreview preview(RolloverPreviewInput body) {
    return preview(body, WriteOptions.DEFAULT);
  }

  /** See {@link #preview(RolloverPreviewInput)}. */
  public RolloverPreview preview(RolloverPreviewInput body, WriteOptions options) {
    return new RolloverPreview(transport.json(new Call("POST", "/v1/rollovers/preview")
            .body(body)
            .options(options)));
  }

  /**
   * Search rollovers, including by personal data.
   *
   * <p>Works like {@code GET /v1/rollovers}, with the search text {@code q}: a name, an email address, an
   * external ID or the last four characters of an account number. The text is in the body so that URL logs do
   * not contain it. If a name matches more than 1,000 rollovers or participants, {@code sort} is ignored. Other
   * matches, such as by external ID, then come first, newest first. Matches by name follow, sorted by
   * participant name and, for each participant, newest first. Each of these pages examines up to 500 rollovers,
   * so it can be short or empty while {@code hasMore} is true. A search with more than 1,000 matches other than
   * by name is rejected.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public RolloverPage search() {
    return search(null, WriteOptions.DEFAULT);
  }

  /** See {@link #search()}. */
  public RolloverPage search(WriteOptions options) {
    return search(null, options);
  }

  /** See {@link #search()}. */
  public RolloverPage search(RolloverSearch body) {
    return search(body, WriteOptions.DEFAULT);
  }

  /** See {@link #search()}. */
  public RolloverPage search(RolloverSearch body, WriteOptions options) {
    return new RolloverPage(transport.json(new Call("POST", "/v1/rollovers/search").body(body).options(options)));
  }

  /**
   * Retrieve a rollover.
   *
   * <p>Returns the rollover with its money, documents, deadlines and tax treatment. The {@code ETag} is the
   * version to send as {@code If-Match} with a change.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Rollover get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Rollover get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public Rollover get(String id, RolloversGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Rollover get(String id, RolloversGetQuery query, CallOptions options) {
    return new Rollover(transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id))
            .query(query)
            .options(options)));
  }

  /**
   * Update a rollover.
   *
   * <p>A request that changes only {@code assigneeId}, {@code priority}, {@code tags} and {@code metadata} is
   * allowed in any state until the participant is erased. All other fields can change only in a draft, and the
   * rules are then evaluated again.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:write}.
   */
  public Rollover update(String id, RolloverPatch body) {
    return update(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #update(String, RolloverPatch)}. */
  public Rollover update(String id, RolloverPatch body, ChangeOptions options) {
    return new Rollover(transport.json(new Call("PATCH", "/v1/rollovers/" + Call.encode(id))
            .body(body)
            .options(options)));
  }

  /**
   * List the actions available for a rollover.
   *
   * <p>Returns only actions that are possible in the current state, each with the JSON Schema of its parameters.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public AvailableActionPage actions(String id) {
    return actions(id, CallOptions.DEFAULT);
  }

  /** See {@link #actions(String)}. */
  public AvailableActionPage actions(String id, CallOptions options) {
    return new AvailableActionPage(transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/actions")
            .options(options)));
  }

  /**
   * Perform an action on a rollover.
   *
   * <p>An action moves the rollover to its next state, such as {@code submit} or {@code mark_funds_sent}. With
   * {@code dryRun}, nothing is saved.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public Rollover act(String id, ExecuteActionRequest body) {
    return act(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #act(String, ExecuteActionRequest)}. */
  public Rollover act(String id, ExecuteActionRequest body, ChangeOptions options) {
    return new Rollover(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/actions")
            .body(body)
            .options(options)));
  }

  /**
   * Advance a rollover to a state.
   *
   * <p>Records the steps of a rollover that happened elsewhere. Each step is an ordinary action with its own
   * checks, timeline entry and event. If a step is refused, nothing is recorded, and the error names the step.
   * Steps that need a second person are refused. Dates before the creation of the rollover need {@code
   * datesAttested}.
   *
   * <p>Also requires the scope {@code rollovers:operate}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public Rollover advance(String id, RolloverAdvance body) {
    return advance(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #advance(String, RolloverAdvance)}. */
  public Rollover advance(String id, RolloverAdvance body, ChangeOptions options) {
    return new Rollover(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/advance-to")
            .body(body)
            .options(options)));
  }

  /**
   * Upload a document.
   *
   * <p>Works like {@code provide_documents}, with the file itself: send {@code multipart/form-data} with a part
   * {@code file} in any position. The file type is detected from the content, not from the file name or media
   * type. Files with data after their end are rejected, and so are PDFs with JavaScript, an embedded file or an
   * action that starts a program. Malware is rejected if the deployment scans for it. The file is encrypted
   * while it is received. The new document is the last one in {@code documents}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public Rollover uploadDocument(String id, UploadFile file, UploadDocumentRequest fields) {
    return uploadDocument(id, file, fields, ChangeOptions.DEFAULT);
  }

  /** See {@link #uploadDocument(String, UploadFile, UploadDocumentRequest)}. */
  public Rollover uploadDocument(String id, UploadFile file, UploadDocumentRequest fields, ChangeOptions options) {
    return new Rollover(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/documents")
            .form(file, fields)
            .options(options)));
  }

  /**
   * Retrieve instructions for requesting and paying a rollover.
   *
   * <p>Returns full account numbers, the payee, and the address or bank details for the delivery method. {@code
   * missing} lists facts that the directory or the account lacks. The response is JSON, or a letter to print and
   * sign if {@code Accept} prefers {@code application/pdf}. Each call is recorded in the audit log and the
   * timeline, and emits an event.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public RolloverInstructions instructions(String id) {
    return instructions(id, CallOptions.DEFAULT);
  }

  /** See {@link #instructions(String)}. */
  public RolloverInstructions instructions(String id, CallOptions options) {
    return new RolloverInstructions(transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/instructions")
            .options(options)));
  }

  /**
   * Retrieve instructions for requesting and paying a rollover.
   *
   * <p>Returns full account numbers, the payee, and the address or bank details for the delivery method. {@code
   * missing} lists facts that the directory or the account lacks. The response is JSON, or a letter to print and
   * sign if {@code Accept} prefers {@code application/pdf}. Each call is recorded in the audit log and the
   * timeline, and emits an event.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public ApiResponse instructionsPdf(String id) {
    return instructionsPdf(id, CallOptions.DEFAULT);
  }

  /** See {@link #instructionsPdf(String)}. */
  public ApiResponse instructionsPdf(String id, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/instructions")
            .accept("application/pdf")
            .options(options));
  }

  /**
   * Retrieve the ledger of a rollover's money.
   *
   * <p>Lists each movement of money in the order in which it was recorded, with the sums.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Ledger ledger(String id) {
    return ledger(id, CallOptions.DEFAULT);
  }

  /** See {@link #ledger(String)}. */
  public Ledger ledger(String id, CallOptions options) {
    return new Ledger(transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/ledger")
            .options(options)));
  }

  /**
   * List a rollover's letters, oldest first.
   *
   * <p>Letters that were replaced by a later one are included.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<Letter> letters(String id) {
    return letters(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #letters(String)}. */
  public PageList<Letter> letters(String id, CallOptions options) {
    return letters(id, null, options);
  }

  /** See {@link #letters(String)}. */
  public PageList<Letter> letters(String id, RolloversLettersQuery query) {
    return letters(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #letters(String)}. */
  public PageList<Letter> letters(String id, RolloversLettersQuery query, CallOptions options) {
    return new PageList<>(Letter::new, cursor ->
        transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/letters")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }

  /**
   * Issue a letter.
   *
   * <p>Writes a tagged PDF with the organization's letterhead and wording, and stores it. A letter never
   * changes. A new letter of the same kind replaces the earlier one and names its number. The timeline and the
   * audit log record each letter, and an event is emitted. Each call counts as 20 requests.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public Letter issueLetter(String id, IssueLetterRequest body) {
    return issueLetter(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #issueLetter(String, IssueLetterRequest)}. */
  public Letter issueLetter(String id, IssueLetterRequest body, WriteOptions options) {
    return new Letter(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/letters")
            .body(body)
            .options(options)));
  }

  /**
   * List a rollover's NIGO items, oldest first.
   *
   * <p>Shows the open and the resolved reasons why requests were not in good order.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<NigoItem> nigoItems(String id) {
    return nigoItems(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #nigoItems(String)}. */
  public PageList<NigoItem> nigoItems(String id, CallOptions options) {
    return nigoItems(id, null, options);
  }

  /** See {@link #nigoItems(String)}. */
  public PageList<NigoItem> nigoItems(String id, RolloversNigoItemsQuery query) {
    return nigoItems(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #nigoItems(String)}. */
  public PageList<NigoItem> nigoItems(String id, RolloversNigoItemsQuery query, CallOptions options) {
    return new PageList<>(NigoItem::new, cursor ->
        transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/nigo-items")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }

  /**
   * Record why a request is not in good order (NIGO).
   *
   * <p>Records one or more reasons, for example from a custodian's deficiency letter. The state does not change.
   * The actions {@code custodian_soft_reject}, {@code custodian_reject}, {@code reject} and {@code
   * reject_document} record an item themselves if their {@code code} is a NIGO code, so do not record it again.
   * To tell the participant, issue a letter of kind {@code nigo}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public RecordNigoItemsResponse recordNigoItems(String id, NigoReport body) {
    return recordNigoItems(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #recordNigoItems(String, NigoReport)}. */
  public RecordNigoItemsResponse recordNigoItems(String id, NigoReport body, WriteOptions options) {
    return new RecordNigoItemsResponse(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/nigo-items")
            .body(body)
            .options(options)));
  }

  /**
   * Add a note to a rollover.
   *
   * <p>Allowed in every state, even after the rollover has ended. Notes cannot be changed or removed. The
   * timeline shows a note until the participant is erased. Events do not include it.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:write}.
   */
  public TimelineEntry addNote(String id, NoteInput body) {
    return addNote(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #addNote(String, NoteInput)}. */
  public TimelineEntry addNote(String id, NoteInput body, WriteOptions options) {
    return new TimelineEntry(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/notes")
            .body(body)
            .options(options)));
  }

  /**
   * Remind the party that a rollover waits for.
   *
   * <p>Works for rollovers that wait for the participant or a custodian. Participants get an email or a text
   * message with a link to their tracking page, if the organization has turned messages on and they have not
   * stopped them. For a custodian, the event {@code rollover.reminder_sent} asks your system to contact it. The
   * same reminder is possible every 3 days. Reminders are recorded in the timeline and do not change the
   * rollover's version.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public RolloverReminder remind(String id) {
    return remind(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #remind(String)}. */
  public RolloverReminder remind(String id, WriteOptions options) {
    return remind(id, null, options);
  }

  /** See {@link #remind(String)}. */
  public RolloverReminder remind(String id, RemindRolloverRequest body) {
    return remind(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #remind(String)}. */
  public RolloverReminder remind(String id, RemindRolloverRequest body, WriteOptions options) {
    return new RolloverReminder(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/reminders")
            .body(body)
            .options(options)));
  }

  /**
   * Retrieve what the source custodian and plan require.
   *
   * <p>Merges the directory with the requirement sets that your organization added. Expired sets still apply,
   * marked as unconfirmed.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public RolloverRequirements requirements(String id) {
    return requirements(id, CallOptions.DEFAULT);
  }

  /** See {@link #requirements(String)}. */
  public RolloverRequirements requirements(String id, CallOptions options) {
    return new RolloverRequirements(transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/requirements")
            .options(options)));
  }

  /**
   * Create a rollover for residual money.
   *
   * <p>Residual money or a late dividend becomes a new rollover with the accounts, consent, documents and
   * custodians of the completed one, which stays completed. The new rollover starts in {@code processing}
   * without a {@code transfer}, in {@code funds_sent} with one, and in {@code funds_received} if there is also a
   * {@code receipt}. {@code residualOf} and {@code residuals} link the two.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public Rollover createResidual(String id) {
    return createResidual(id, null, ChangeOptions.DEFAULT);
  }

  /** See {@link #createResidual(String)}. */
  public Rollover createResidual(String id, ChangeOptions options) {
    return createResidual(id, null, options);
  }

  /** See {@link #createResidual(String)}. */
  public Rollover createResidual(String id, ResidualInput body) {
    return createResidual(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #createResidual(String)}. */
  public Rollover createResidual(String id, ResidualInput body, ChangeOptions options) {
    return new Rollover(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/residuals")
            .body(body)
            .options(options)));
  }

  /**
   * Retrieve the certification for late money.
   *
   * <p>Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of its
   * twelve reasons ({@code lateReasonCode}). The response is JSON, or a letter to print and sign if {@code
   * Accept} prefers {@code application/pdf}. Each call is recorded in the audit log and the timeline, and emits
   * an event.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public SelfCertificationLetter selfCertification(String id) {
    return selfCertification(id, CallOptions.DEFAULT);
  }

  /** See {@link #selfCertification(String)}. */
  public SelfCertificationLetter selfCertification(String id, CallOptions options) {
    return new SelfCertificationLetter(transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/self-certification")
            .options(options)));
  }

  /**
   * Retrieve the certification for late money.
   *
   * <p>Returns the model letter of Rev. Proc. 2020-46 for receipts that arrived after the 60 days for one of its
   * twelve reasons ({@code lateReasonCode}). The response is JSON, or a letter to print and sign if {@code
   * Accept} prefers {@code application/pdf}. Each call is recorded in the audit log and the timeline, and emits
   * an event.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public ApiResponse selfCertificationPdf(String id) {
    return selfCertificationPdf(id, CallOptions.DEFAULT);
  }

  /** See {@link #selfCertificationPdf(String)}. */
  public ApiResponse selfCertificationPdf(String id, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/self-certification")
            .accept("application/pdf")
            .options(options));
  }

  /**
   * Retrieve a rollover's state and who must act next.
   *
   * <p>A small response for polling. It returns 304 while nothing has changed, if you send the last {@code ETag}
   * as {@code If-None-Match}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public RolloverStanding state(String id) {
    return state(id, CallOptions.DEFAULT);
  }

  /** See {@link #state(String)}. */
  public RolloverStanding state(String id, CallOptions options) {
    return new RolloverStanding(transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/state")
            .options(options)));
  }

  /**
   * Download Copy B of a rollover's tax forms.
   *
   * <p>Returns Copy B of Forms 1099-R and 5498 as tagged PDF, with the captions of the official forms. The TIN
   * is truncated to its last four digits, and account numbers are masked. Forms that changed after the last tax
   * filing are marked CORRECTED. Unknown facts, such as the payer's TIN, are left blank. The custodian that
   * files the form is responsible for it. The PDF is not tax advice. Each download is audited and counts as 20
   * requests.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public ApiResponse taxForms(String id, RolloversTaxFormsQuery query) {
    return taxForms(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #taxForms(String, RolloversTaxFormsQuery)}. */
  public ApiResponse taxForms(String id, RolloversTaxFormsQuery query, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/tax-forms")
            .accept("application/pdf")
            .query(query)
            .options(options));
  }

  /**
   * List a rollover's timeline, oldest first.
   *
   * <p>Each entry has an action or timer, its time, who performed it, and the states before and after.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<TimelineEntry> timeline(String id) {
    return timeline(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #timeline(String)}. */
  public PageList<TimelineEntry> timeline(String id, CallOptions options) {
    return timeline(id, null, options);
  }

  /** See {@link #timeline(String)}. */
  public PageList<TimelineEntry> timeline(String id, RolloversTimelineQuery query) {
    return timeline(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #timeline(String)}. */
  public PageList<TimelineEntry> timeline(String id, RolloversTimelineQuery query, CallOptions options) {
    return new PageList<>(TimelineEntry::new, cursor ->
        transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/timeline")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }

  /**
   * List a rollover's tracking links, oldest first.
   *
   * <p>Includes expired and revoked links. Messages to the participant create links too.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<TrackingLink> trackingLinks(String id) {
    return trackingLinks(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #trackingLinks(String)}. */
  public PageList<TrackingLink> trackingLinks(String id, CallOptions options) {
    return trackingLinks(id, null, options);
  }

  /** See {@link #trackingLinks(String)}. */
  public PageList<TrackingLink> trackingLinks(String id, RolloversTrackingLinksQuery query) {
    return trackingLinks(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #trackingLinks(String)}. */
  public PageList<TrackingLink> trackingLinks(String id, RolloversTrackingLinksQuery query, CallOptions options) {
    return new PageList<>(TrackingLink::new, cursor ->
        transport.json(new Call("GET", "/v1/rollovers/" + Call.encode(id) + "/tracking-links")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }

  /**
   * Create a tracking link.
   *
   * <p>Returns a link to a page where the participant sees the rollover's progress and what to do, without an
   * account. The page asks for the date of birth or a code sent by email. The link keeps working after the
   * rollover ends, until {@code expiresAt}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public TrackingLink createTrackingLink(String id) {
    return createTrackingLink(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #createTrackingLink(String)}. */
  public TrackingLink createTrackingLink(String id, WriteOptions options) {
    return createTrackingLink(id, null, options);
  }

  /** See {@link #createTrackingLink(String)}. */
  public TrackingLink createTrackingLink(String id, CreateTrackingLinkRequest body) {
    return createTrackingLink(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #createTrackingLink(String)}. */
  public TrackingLink createTrackingLink(String id, CreateTrackingLinkRequest body, WriteOptions options) {
    return new TrackingLink(transport.json(new Call("POST", "/v1/rollovers/" + Call.encode(id) + "/tracking-links")
            .body(body)
            .options(options)));
  }
}
