package dev.svc.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A list that loads its pages on demand: a page is loaded when you reach its first item.
 *
 * @param <T> type of the items
 */
public final class PageList<T> implements Iterable<T> {
  private final Function<JsonNode, T> decoder;
  private final Function<String, JsonNode> read;

  /**
   * Creates a list.
   *
   * @param decoder creates an item
   * @param read loads the page at a cursor, or the first page for null
   */
  public PageList(Function<JsonNode, T> decoder, Function<String, JsonNode> read) {
    this.decoder = decoder;
    this.read = read;
  }

  /** Loads the first page, or the page at the query's {@code cursor}. */
  public Page<T> page() {
    return new Page<>(read.apply(null), decoder);
  }

  /** Loads the page at a {@link Page#nextCursor()}. */
  public Page<T> page(String cursor) {
    return new Page<>(read.apply(Objects.requireNonNull(cursor, "cursor")), decoder);
  }

  /** Returns the pages. */
  public Iterable<Page<T>> pages() {
    return Pages::new;
  }

  /** Returns an iterator over the items of all pages. */
  @Override
  public Iterator<T> iterator() {
    return stream().iterator();
  }

  /** Returns a stream of the items of all pages. */
  public Stream<T> stream() {
    return StreamSupport.stream(pages().spliterator(), false).flatMap(page -> page.data().stream());
  }

  /** Returns up to {@code count} items, starting with the first. */
  public List<T> first(int count) {
    return stream().limit(count).toList();
  }

  private final class Pages implements Iterator<Page<T>> {
    private String cursor;
    private boolean hasNext = true;

    @Override
    public boolean hasNext() {
      return hasNext;
    }

    @Override
    public Page<T> next() {
      if (!hasNext) throw new NoSuchElementException();
      Page<T> page = cursor == null ? page() : page(cursor);
      String next = page.nextCursor().orElse(null);
      hasNext = page.hasMore() && next != null && !next.equals(cursor);
      cursor = next;
      return page;
    }
  }
}
