# app/models/concerns/sealed_key_provider.rb
class SealedKeyProvider
  # Data keys stay in your process. Your gateway only wraps and unwraps them.
  def encryption_key
    secret = SecureRandom.bytes(32)
    key = ActiveRecord::Encryption::Key.new(secret)
    key.public_tags.wrapped = SEALING.wrap(secret)
    key
  end

  def decryption_keys(message)
    [ActiveRecord::Encryption::Key.new(SEALING.unwrap(message.headers.wrapped))]
  end
end
