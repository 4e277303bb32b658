# frozen_string_literal: true

module Svc
  # A list that loads its pages on demand. `each` and the other methods of Enumerable go over all items.
  class PageList
    include Enumerable

    # @yieldparam cursor [String, nil]
    # @yieldreturn [Hash] a page
    def initialize(cursor, &read)
      @cursor = cursor
      @read = read
    end

    # Loads one page, with `:data`, `:hasMore` and `:nextCursor`: the first, or the one at a `nextCursor`.
    def page(cursor = @cursor)
      @read.call(cursor)
    end

    # Yields each page, or returns an Enumerator.
    def each_page
      return to_enum(:each_page) unless block_given?

      cursor = @cursor
      loop do
        page = @read.call(cursor)
        yield page
        break if !page[:hasMore] || page[:nextCursor].nil? || page[:nextCursor] == cursor

        cursor = page[:nextCursor]
      end
      self
    end

    # Yields each item, or returns an Enumerator. Loads a page when you reach its first item.
    def each(&block)
      return to_enum(:each) unless block

      each_page { |page| page[:data].each(&block) }
    end

    def inspect = "#<Svc::PageList>"
  end
end
