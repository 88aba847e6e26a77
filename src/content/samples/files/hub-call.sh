curl "$__ENV___GATEWAY_URL/api/v1/encrypt" \
  --request POST \
  --header "Authorization: Bearer $__ENV___API_KEY" \
  --header "Content-Type: application/json" \
  --data '{"data": "the quarterly forecast"}'
