# Keep the key in the environment, not in code.
# The public sandbox takes synthetic data only.
export __ENV___API_KEY=YOUR_API_KEY
curl __API__/api/v1/keys \
  -H "Authorization: Bearer $__ENV___API_KEY"
