package dev.svc.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A page of a list.
 *
 * @param <T> type of the items
 */
public final class Page<T> extends ApiObject {
  private final List<T> data;

  /** Creates a page. */
  public Page(JsonNode json, Function<JsonNode, T> decoder) {
    super(json);
    data = required("data", list(decoder));
  }

  /** Returns the items. */
  public List<T> data() {
    return data;
  }

  /** Returns whether there are more items after this page. */
  public boolean hasMore() {
    return required("hasMore", ApiObject::bool);
  }

  /** Returns the cursor of the next page, for {@link PageList#page(String)}. */
  public Optional<String> nextCursor() {
    return optional("nextCursor", ApiObject::text);
  }
}
