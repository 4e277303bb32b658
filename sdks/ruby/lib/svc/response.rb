# frozen_string_literal: true

require "json"

module Svc
  # A response that is a file or an export. In a block, its body is read from the network as you go.
  class Response
    include Enumerable

    # @return [Hash{String => String}] names are in lowercase
    attr_reader :headers

    # @yieldparam receive [Proc] receives the body in parts
    def initialize(headers, &read)
      @headers = headers
      @read = read
    end

    # Yields the body in parts, as binary strings. A streamed body can be read once.
    def each_chunk(&block)
      return to_enum(:each_chunk) unless block

      @read.call(block)
      self
    end

    # Returns the whole body, as a binary string.
    def body
      @body ||= each_chunk.reduce(String.new) { |body, chunk| body << chunk }
    end

    # Parses an export of JSON lines, line by line. `each`, `first` and other methods of Enumerable do, too.
    def each
      return to_enum(:each) unless block_given?

      rest = String.new
      each_chunk do |chunk|
        *lines, rest = (rest << chunk).split("\n", -1)
        lines.each { |line| yield parse(line) unless line.strip.empty? }
      end
      yield parse(rest) unless rest.strip.empty?
      self
    end
    alias each_line each

    def inspect = "#<Svc::Response>"

    private

    def parse(line) = JSON.parse(line.force_encoding(Encoding::UTF_8), symbolize_names: true)
  end
end
