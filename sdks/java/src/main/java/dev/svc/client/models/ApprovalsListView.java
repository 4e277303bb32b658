// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class ApprovalsListView extends ApiEnum {
  /** All fields. */
  public static final ApprovalsListView FULL = of("full");

  /** Omits long texts and nested objects, which matter only for single items. */
  public static final ApprovalsListView SUMMARY = of("summary");

  private ApprovalsListView(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ApprovalsListView of(String value) {
    return intern(ApprovalsListView.class, value, ApprovalsListView::new);
  }
}
