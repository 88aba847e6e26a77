# config/initializers/sealing.rb
require "__MODULE__"

SEALING = __CLASS__::Client.new(
  base_url: ENV.fetch("__ENV___API_URL", "__API__"),
  api_key: Rails.application.credentials.dig(:sealing, :api_key),
  timeout: 10
)
