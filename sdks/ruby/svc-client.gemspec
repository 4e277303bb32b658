# frozen_string_literal: true

require_relative "lib/svc/version"

Gem::Specification.new do |spec|
  spec.name = "svc-client"
  spec.version = Svc::VERSION
  spec.summary = "Client of the rollover API, with safe retries, typed errors and webhook verification."
  spec.authors = ["svc"]
  spec.license = "Apache-2.0"
  spec.required_ruby_version = ">= 3.1"
  spec.files = Dir.chdir(__dir__) { Dir["lib/**/*.rb", "sig/**/*.rbs", "README.md"] }
  spec.metadata["rubygems_mfa_required"] = "true"
end
