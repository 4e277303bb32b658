<?php

declare(strict_types=1);

namespace Svc;

/**
 * A list that loads its pages on demand. `foreach` goes over all items.
 *
 * @template Item
 * @implements \IteratorAggregate<int, Item>
 */
final class PageList implements \IteratorAggregate
{
    /** @param \Closure(?string): array{data: list<Item>, hasMore: bool, nextCursor: string|null} $read */
    public function __construct(private readonly \Closure $read, private readonly ?string $cursor)
    {
    }

    /**
     * Loads one page: the first, or the one at a `nextCursor`.
     *
     * @return array{data: list<Item>, hasMore: bool, nextCursor: string|null}
     */
    public function page(?string $cursor = null): array
    {
        return ($this->read)($cursor ?? $this->cursor);
    }

    /** @return \Generator<int, array{data: list<Item>, hasMore: bool, nextCursor: string|null}> */
    public function pages(): \Generator
    {
        $cursor = $this->cursor;
        while (true) {
            $page = ($this->read)($cursor);
            yield $page;
            if (!$page['hasMore'] || $page['nextCursor'] === null || $page['nextCursor'] === $cursor) {
                return;
            }
            $cursor = $page['nextCursor'];
        }
    }

    /** @return \Generator<int, Item> */
    public function getIterator(): \Generator
    {
        foreach ($this->pages() as $page) {
            // Not `yield from`, which would repeat the keys of each page.
            foreach ($page['data'] as $item) {
                yield $item;
            }
        }
    }

    /**
     * Returns up to `$count` items, starting with the first.
     *
     * @return list<Item>
     */
    public function first(int $count): array
    {
        $items = [];
        if ($count > 0) {
            foreach ($this as $item) {
                $items[] = $item;
                if (count($items) >= $count) {
                    break;
                }
            }
        }
        return $items;
    }
}
