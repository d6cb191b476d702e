import type { SentLoginCode } from '@hearth/sdk/core'
import { problemOf } from '#shop/problem'
import { RESTING, type SendState } from '#user/ask-code'

/**
 * A telephone that a code was sent to, and the code's ticket. The server accepts the code only together with the
 * ticket.
 */
export interface SentProof {
  telephone: string
  ticket: string
}

/** The functions of a store that `sendProof` uses. */
interface Sending {
  /** Returns the state of sending a code. */
  state(): SendState
  show(state: SendState): void
  now(): number
  tell(text: string): void
  ask(): Promise<SentLoginCode>
}

/** Sends a code to a telephone. Returns the telephone and the code's ticket; undefined if none was sent. */
export async function sendProof(telephone: string, { state, show, now, tell, ask }: Sending) {
  const { sending, resendAt } = state()
  if (sending || now() < resendAt) return undefined
  show({ ...RESTING, sending: true })
  try {
    const { ticket, resendAfter } = await ask()
    const sentAt = now()
    show({ ...RESTING, sentAt, resendAt: sentAt + resendAfter })
    tell('验证码已发送，请查看短信')
    return { telephone, ticket } satisfies SentProof
  } catch (thrown) {
    tell(problemOf(thrown).message)
    show(RESTING)
    return undefined
  }
}

/**
 * Returns the message of a thrown refusal under the name of the form's field. If the refusal names no field of the
 * form, shows the message by `tell` and returns an empty object.
 */
export function refusedField<Field extends string>(
  thrown: unknown,
  fields: Readonly<Record<string, Field>>,
  tell: (text: string) => void,
): Partial<Record<Field, string>> {
  const { message } = problemOf(thrown)
  const { field = '' } = thrown as { field?: string }
  const own = fields[field]
  if (own !== undefined) return { [own]: message } as Partial<Record<Field, string>>
  tell(message)
  return {}
}
