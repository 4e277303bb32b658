# frozen_string_literal: true

module Svc
  VERSION = "0.1.0"
end
