# frozen_string_literal: true

require "securerandom"

module Svc
  # A file to upload.
  class Upload
    DISPOSITION_ESCAPES = { '"' => "%22", "\r" => "%0D", "\n" => "%0A" }.freeze
    private_constant :DISPOSITION_ESCAPES

    attr_reader :name, :content, :media_type

    # @param name [String]
    # @param content [String] the bytes, such as those of `File.binread`
    # @param media_type [String] such as `application/pdf`
    def initialize(name:, content:, media_type:)
      raise ArgumentError, "media_type must be one line." if media_type.match?(/[\r\n]/)

      @name = name
      @content = content
      @media_type = media_type
    end

    # Encodes a form (RFC 7578). The file comes last, because the API reads the fields first.
    #
    # @return [Array(String, String)] the body and its content type
    # @api private
    def encode(fields)
      boundary = SecureRandom.hex(16)
      body = String.new
      fields.each do |name, value|
        body << "--#{boundary}\r\nContent-Disposition: form-data; name=\"#{escape(name)}\"\r\n\r\n#{value}\r\n".b
      end
      body << "--#{boundary}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"#{escape(name)}\"\r\n".b
      body << "Content-Type: #{media_type}\r\n\r\n".b << content.b << "\r\n--#{boundary}--\r\n".b
      [body, "multipart/form-data; boundary=#{boundary}"]
    end

    private

    def escape(text) = text.to_s.gsub(/["\r\n]/, DISPOSITION_ESCAPES)
  end
end
