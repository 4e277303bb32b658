# frozen_string_literal: true

require "socket"

# Answers each connection with the next of several raw responses, and records the requests. A nil closes the connection.
class StubServer
  attr_reader :requests

  def self.open(*responses)
    server = new(responses)
    yield server
  ensure
    server&.close
  end

  def initialize(responses)
    @requests = []
    @server = TCPServer.new("127.0.0.1", 0)
    @thread = Thread.new { responses.each { |response| serve(response) } }
  end

  def url = "http://127.0.0.1:#{@server.addr[1]}"

  def close
    @thread.kill
    @server.close
  end

  private

  def serve(response)
    socket = @server.accept
    head = socket.gets("\r\n\r\n").to_s
    body = socket.read(head[/^content-length: (\d+)/i, 1].to_i)
    @requests << { head:, body: }
    response == :hang ? @hanging = socket : answer(socket, response)
  end

  def answer(socket, response)
    socket.write(response) if response
    socket.close
  end
end
