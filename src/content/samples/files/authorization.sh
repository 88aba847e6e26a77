# Keep the key in the environment, not in your code.
# The address is the public sandbox: synthetic data only.
export __ENV___API_KEY=YOUR_API_KEY
curl -H "Authorization: Bearer $__ENV___API_KEY" \
  __API__/api/v1/keys
