// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.Account;
import dev.svc.client.models.AccountInput;
import dev.svc.client.models.AccountPatch;
import dev.svc.client.models.AccountsConsentsQuery;
import dev.svc.client.models.AccountsListQuery;
import dev.svc.client.models.ConsentRecord;
import dev.svc.client.models.CreateOrRetrieveAccountResponse;

/** Methods of {@code client.accounts()}. */
public final class AccountsResource {
  private final Transport transport;

  AccountsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List accounts, newest first.
   *
   * <p>Returns the accounts of your organization, without full Social Security numbers.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:read}.
   */
  public PageList<Account> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Account> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<Account> list(AccountsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Account> list(AccountsListQuery query, CallOptions options) {
    return new PageList<>(Account::new, cursor ->
        transport.json(new Call("GET", "/v1/accounts").query(query).cursor(cursor).options(options)));
  }

  /**
   * Create or retrieve a participant's account.
   *
   * <p>Returns the existing account unchanged (200) or creates one (201). An account matches if it has the same
   * {@code externalId}, or otherwise the same email and the same date of birth or {@code ssnLast4}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:write}.
   */
  public CreateOrRetrieveAccountResponse createOrRetrieve(AccountInput body) {
    return createOrRetrieve(body, WriteOptions.DEFAULT);
  }

  /** See {@link #createOrRetrieve(AccountInput)}. */
  public CreateOrRetrieveAccountResponse createOrRetrieve(AccountInput body, WriteOptions options) {
    return new CreateOrRetrieveAccountResponse(transport.json(new Call("POST", "/v1/accounts")
            .body(body)
            .options(options)));
  }

  /**
   * Retrieve an account.
   *
   * <p>The {@code ETag} is the version to send as {@code If-Match} with an update.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:read}.
   */
  public Account get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Account get(String id, CallOptions options) {
    return new Account(transport.json(new Call("GET", "/v1/accounts/" + Call.encode(id)).options(options)));
  }

  /**
   * Update an account.
   *
   * <p>If the name changes, {@code formerNames} gets the previous name, and every open rollover gets a new
   * version of its instructions. Consents stay valid, and approvals that cover the name become outdated. Issue
   * letters again to replace those in the former name.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:write}.
   */
  public Account update(String id, AccountPatch body) {
    return update(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #update(String, AccountPatch)}. */
  public Account update(String id, AccountPatch body, ChangeOptions options) {
    return new Account(transport.json(new Call("PATCH", "/v1/accounts/" + Call.encode(id))
            .body(body)
            .options(options)));
  }

  /**
   * Erase an account's personal data.
   *
   * <p>Deletes the name, contact details, birth date and other personal data. The account's ID and its rollovers
   * remain. This cannot be undone.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:write}.
   */
  public Account erase(String id) {
    return erase(id, ChangeOptions.DEFAULT);
  }

  /** See {@link #erase(String)}. */
  public Account erase(String id, ChangeOptions options) {
    return new Account(transport.json(new Call("DELETE", "/v1/accounts/" + Call.encode(id)).options(options)));
  }

  /**
   * List an account's consents, newest first.
   *
   * <p>Each consent contains the statements as the participant saw them.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:read}.
   */
  public PageList<ConsentRecord> consents(String id) {
    return consents(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #consents(String)}. */
  public PageList<ConsentRecord> consents(String id, CallOptions options) {
    return consents(id, null, options);
  }

  /** See {@link #consents(String)}. */
  public PageList<ConsentRecord> consents(String id, AccountsConsentsQuery query) {
    return consents(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #consents(String)}. */
  public PageList<ConsentRecord> consents(String id, AccountsConsentsQuery query, CallOptions options) {
    return new PageList<>(ConsentRecord::new, cursor ->
        transport.json(new Call("GET", "/v1/accounts/" + Call.encode(id) + "/consents")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }
}
