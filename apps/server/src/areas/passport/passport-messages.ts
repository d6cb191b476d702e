import type { SentMessage } from '#kernel/messages/message'

const carries = { code: 'valid for five minutes' }

/** Messages with codes. They are only sent to the telephone for which the code was requested. */
export const PASSPORT_MESSAGES: readonly SentMessage[] = [
  { kind: 'loginCode', when: 'somebody logs in', carries },
  { kind: 'accountCode', when: 'a shopper changes the telephone of the account, or deletes it', carries },
  { kind: 'promoterCode', when: 'a shopper proves the telephone of a promoter or of a partner shop', carries },
]
