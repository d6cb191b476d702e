import type { SentMessage } from '#kernel/messages/message'

/** Invitations that the shop sends by SMS for promoters: an advertisement, which names who sends it. */
export const INVITES_MESSAGES: readonly SentMessage[] = [
  {
    kind: 'invitation',
    when: 'a promoter invites a number by the shop’s SMS; its owner agreed, as the promoter says',
    carries: {
      inviter: 'the name of the promoter',
      url: 'the address of the invitation',
      text: 'all of it in words: who sends it, what is got, where, and `拒收请回复R`; enter who answers so',
    },
  },
]
