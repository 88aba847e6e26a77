from __MODULE__ import Client

client = Client.from_environment()

# The hybrid is the default. Name an algorithm only if a contract does.
sealed = client.encrypt("the quarterly forecast")
print(sealed.algorithm, sealed.key_id)  # X25519-ML-KEM-768 and the key that wraps

opened = client.decrypt(sealed.encrypted_data)
assert opened.data == "the quarterly forecast"
