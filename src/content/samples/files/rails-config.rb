# config/initializers/sealing.rb
require "__MODULE__"

SEALING = __CLASS__::Client.new(
  base_url: ENV.fetch("__ENV___GATEWAY_URL"),
  api_key: Rails.application.credentials.dig(:sealing, :api_key),
  timeout: 10
)
