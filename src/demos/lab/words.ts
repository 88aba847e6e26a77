/* The section, with an example before the lab is opened. */

export const heading = 'Test ML-KEM-768 in your browser';
export const lede =
  'Make a key pair, send a message and change a byte on the way. It all runs on this page, and nothing leaves it unless you send it.';
export const receiversKey = 'The receiver’s public key';
export const sendersMessage = 'The sender’s message';
export const changedCiphertext = 'KEM ciphertext: {shown} of {all} bytes, byte {changed} changed';
export const openLab = 'Open the lab';
export const noScript =
  'The lab needs a script. What it would show is in FIPS 203: the sizes in table 3, the silent refusal in section 6.3.';
export const whatItCannotShow = 'What the lab can’t show';
export const limits = [
  {
    term: 'Audit',
    text: 'noble-post-quantum passes NIST’s ACVP vectors and Wycheproof. It has had no independent audit.',
  },
  {
    term: 'Timing',
    text: 'JavaScript can’t promise constant time: secrets may show in how long a step takes.',
  },
  {
    term: 'Validation',
    text: 'FIPS 140-3 certificates go to cryptographic modules. A web page has none.',
  },
] as const;
export const ourLayer = { term: 'Our layer', text: '{algorithm} isn’t part of the lab.' } as const;
export const readme = 'noble-post-quantum 0.7.1, README';

export const bytes = { one: '{count} byte', other: '{count} bytes' };

/* What computes ML-KEM-768; it stands in the log, too. */

export const computedBy = 'ML-KEM-768 is computed by';
export const nativeKem = 'the browser’s own ML-KEM';
export const nobleKem = 'noble-post-quantum (JavaScript)';

/* The three steps. */

export const receiver = 'Receiver';
export const sender = 'Sender';
export const makePair = 'Make a key pair';
export const whatPairIs =
  'A public key to hand out, and a seed to keep: the private key grows from it whenever it is needed.';
export const makeAnotherPair = 'Make another key pair';
export const publicKeyOut = 'Public key, handed out';
export const seedKept = 'Private seed, kept';
export const encapsulateSecret = 'Encapsulate a secret';
export const whatEncapsulationIs =
  'The public key turns a random secret into a ciphertext. Only the seed’s owner turns it back.';
export const encapsulate = 'Encapsulate';
export const encapsulateAgain = 'Encapsulate again';
export const capsuleSent = 'KEM ciphertext, sent';
export const secretKept = 'Shared secret, kept';
export const encryptMessage = 'Encrypt a message';
export const message = 'Message';
export const encryptAndSend = 'Encrypt and send';
export const messageTooLong =
  'Message: {count} bytes are too many to show one by one. Shorten it to {max}.';
export const ciphertextSent = 'Ciphertext, sent';
export const tagSent = 'Tag, sent';
export const notYet = 'not yet';

/* The lines of the log. `{kem}` is what computes ML-KEM-768. */

export const logTitle = 'Everything that happened here';
export const hasNative =
  'This browser has ML-KEM-768 of its own. It is used unless you choose noble.';
export const hasNoNative =
  'This browser has no ML-KEM of its own, so noble-post-quantum computes it.';
export const isInsecure =
  'This address is not secure (no https), so the browser withholds WebCrypto. ML-KEM and the shares work, through noble and this page; AES-256-GCM and the comparison with RSA and P-256 do not.';
export const kemChosen = 'From now on {kem} computes ML-KEM-768.';
export const pairMade =
  'Key pair made by {kem}: public key {publicKey} bytes, private seed {seed} bytes.';
export const encapsulated =
  'Encapsulated by {kem}: a ciphertext of {ciphertext} bytes that carries a secret of {secret}.';
export const encrypted =
  'Message encrypted with AES-256-GCM: nonce {nonce}, ciphertext {ciphertext}, tag {tag} bytes.';
export const withoutWebCrypto =
  'Nothing was encrypted: the browser gives AES-256-GCM only to pages over https or on localhost.';
export const capsuleByteChanged = 'Byte {place} of the KEM ciphertext is now {to}; it was {from}.';
export const boxByteChanged = 'Byte {place} of the AES-GCM message is now {to}; it was {from}.';
export const restored = 'Every byte is as it was sent.';
export const secretAgrees = 'ML-KEM: both sides hold the same secret.';
export const secretDiffers =
  'ML-KEM reported no error and gave another secret: {bits} of 256 bits differ.';
export const messageOpens = 'AES-GCM: the tag matches, the message opens.';
export const messageRefused = 'AES-GCM refused: the tag does not match, and no text is given out.';
export const secretSplit =
  'The secret was split into {count} shares; any {needed} of them rebuild it.';
export const noShareChosen = 'No share is chosen.';
export const sharesChosen = { one: 'Chosen: share {shares}.', other: 'Chosen: shares {shares}.' };
export const didNotWork = 'That did not work: {reason}';

/* What travels, byte by byte. */

export const wire = 'What travels. Change any byte';
export const howToChange =
  'Press a byte and its lowest bit flips; press it again and it is as before. Within a grid the arrow keys move.';
export const undoChanges = { one: 'Undo {count} change', other: 'Undo {count} changes' };
export const capsule = 'KEM ciphertext';
export const nonce = 'Nonce';
export const encryptedMessage = 'Message, encrypted';
export const tag = 'Tag';
export const byte = 'Byte {place}: {value}';
export const emptyHasNoBytes = 'An empty message has no bytes.';
export const nothingEncryptedYet = 'No message has been encrypted yet.';
/** The field for the number of a byte, and the two parts to choose from. */
export const part = 'Part';
export const box = 'AES-GCM message';
export const byteNumber = 'Byte number';
export const flipBit = 'Flip its lowest bit';
export const nothingTravels =
  'Byte number: no AES-GCM message travels yet. Encrypt a message first.';
export const wrongNumber = 'Byte number: type a whole number from 0 to {last}.';

/* What the receiver gets. */

export const received = 'What the receiver gets';
export const sameSecret = 'Both sides hold the same secret';
export const anotherSecret = 'No error, another secret';
export const bitsDiffer = '{count} of 256 bits differ.';
export const sendersSecret = 'Sender’s secret';
export const receiversSecret = 'Receiver’s secret';
export const implicitRejection =
  'Implicit rejection (FIPS 203, section 6.3): a changed ciphertext yields a secret made from the private seed and the ciphertext itself, always the same one. An attacker who sends forgeries learns nothing from the answer. Unrelated secrets differ in about 128 bits.';
export const nothingEncrypted = 'Nothing was encrypted';
export const tagMatches = 'The tag matches';
export const refused = 'Refused: the tag does not match';
export const emptyMessage = 'an empty message';
export const keyIsRight =
  'The key is right, so the change is in the nonce, the message or the tag. Nothing of the text is given out, not even the part before the change.';
export const keyIsWrong =
  'This is where the silence ends: the receiver’s key is wrong, and under a wrong key no tag can be expected to match.';
/** A row of bytes, for screen readers: by itself, and compared with the sent one. */
export const strip = '{name}: {count} bytes beginning {start}';
export const stripSame = '{name}: {count} bytes beginning {start}, the same in every byte';
export const stripDiffers =
  '{name}: {count} bytes beginning {start}, different in {differing} of {count} bytes';

/* Shares of the secret. */

export const splitSecret = 'Split the secret';
export const splitHeading = 'Split the secret: any {needed} of {count} shares rebuild it';
export const whatSharesAre =
  'Shamir’s scheme over GF(256). Each byte of the secret becomes a parabola’s value at zero. A share holds the parabolas’ values at another place, and its last byte says which.';
export const splitAgain = 'Split it anew';
export const sharesTogether = 'Shares that come together';
export const share = 'Share {number}';
export const shareBytes = 'Bytes of share {number}';
export const chooseShare = 'Choose at least one share.';
export const sharesRebuild = 'Shares {shares} rebuild the secret.';
export const oneShareDoesNot = 'Share {shares} does not: {missing} more are needed.';
export const sharesDoNot = 'Shares {shares} do not: {missing} more is needed.';
export const secret = 'Secret';
export const rebuilt = 'Rebuilt';
export const twoShares =
  'With two shares every secret is still as likely as any other, so this is not a head start: the arithmetic gives a value, and nothing says that it is wrong.';

/* The comparison, timed on this machine. */

export const machine = 'The same job in three ways, timed on this machine';
export const whatIsMeasured =
  'ML-KEM-768, P-256 and RSA-4096 each bring two parties to a common 256-bit secret. Sizes are counted from exported keys. Times are medians of repeated runs in a worker of this page; they include what the browser needs to hand out the work, and they are this machine’s, today.';
export const measure = 'Measure on this machine';
export const measureAgain = 'Measure again';
export const stop = 'Stop';
export const onlyNoble =
  'Without WebCrypto only noble can be timed here. Over https the others join in.';
export const measuring = 'Measuring {rival} …';
export const measuringPrimes = 'Measuring {rival}; finding primes takes seconds …';
export const measured = 'Measured.';
export const stopped = 'Ended early: Stopped.';
export const endedEarly = 'Ended early: {reason}.';
export const nativeRival = 'ML-KEM-768, this browser’s own';
export const nobleRival = 'ML-KEM-768, noble in JavaScript';
export const sizes = 'Sizes';
export const sizesCaption = 'Bytes, as exported (raw; SPKI for RSA), bars to scale';
export const way = 'Way';
export const publicKey = 'Public key';
export const whatIsSent = 'What is sent';
export const times = 'Times';
export const timesNote =
  'Time for one operation. Fast ones run in batches (× 64), so that the clock can tell them apart.';
export const plotNote =
  'The dot is the median, the bar the middle half of all runs, the line all of them; the scale is logarithmic.';
export const operation = 'Operation';
export const median = 'Median';
export const middleHalf = 'Middle half';
export const runs = 'Runs';
export const scale = 'From a microsecond to a minute';
export const makeKeys = 'Make keys';
export const send = 'Send';
export const receive = 'Receive';
export const range = '{from} to {to}';
export const comparison =
  'In these runs an RSA-4096 key pair took {factor} times as long to make as one of {rival}. That says nothing about {algorithm}, which is not in this page.';

/* The mail with the result. */

export const sendResult = 'Send this result with a question';
export const whatMailCarries =
  'It carries the log and the figures, but no keys and not your message.';
export const mailSubject = 'Encryption Lab Result';
export const weRan =
  'We ran the encryption lab on your site and would like to talk about what it showed.';
export const whatHappened = 'What happened, at the end:';
export const measuredInBrowser = 'Measured in our browser:';
export const measuredSizes = '{rival}: public key {publicKey} bytes, sent {sent} bytes';
export const measuredTimes = '{operation}: {median} ({range}, {runs} runs)';
export const ourQuestion = 'Our question:';
