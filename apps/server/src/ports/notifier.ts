/** A parameter of a message. */
export type MessageParameter = string | number | boolean | readonly string[]

/**
 * What a message says, as codes and parameters: the deliverer chooses the words. Areas declare the kinds and their data
 * (`messages`), and docs/guides/running-a-shop.md lists them. More kinds will be added: ignore unknown ones.
 */
export interface MessageContent {
  readonly kind: string
  readonly [parameter: string]: MessageParameter | undefined
}

/** A message for a shopper. */
export interface Message extends MessageContent {
  readonly telephone: string
  /** The address if the shopper wants it by mail too, in a shop that sends no mail itself. */
  readonly email?: string
}

/** The port to an SMS service. */
export interface Notifier {
  /**
   * Delivers a message; rejects if it failed, and is then called again, except for login codes.
   * @param key the same for the same message: after a crash one may be sent twice, and must be delivered once
   */
  send(message: Message, key: string): Promise<void>
  /** Reveals a captcha's text to developers; absent where shoppers are to read it. */
  tellCaptcha?(captchaId: string, answer: string): void
}
